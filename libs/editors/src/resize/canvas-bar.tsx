import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconPhotoPlus, IconZoomScan } from '@tabler/icons-react';
import styles from './resize-canvas.module.css';
import { isTooLong } from './resize-settings.ts';
import type { OpenResize } from './use-resize.ts';

/** The photo in its frame, the result fitted, or the result pixel for pixel. */
export type CanvasView = 'frame' | 'result' | 'actual';

type CanvasBarProps = {
  state: OpenResize;
  view: CanvasView;
  onView: (view: CanvasView) => void;
};

/** Above the picture, so that every edge of the frame stays reachable. */
export function CanvasBar({ state, view, onView }: CanvasBarProps) {
  const t = useT('resize');
  const { Segmented, IconButton } = useKit();
  const actual = view === 'actual';
  return (
    <div className={styles['bar']}>
      <div className={styles['views']}>
        <Segmented
          label={t('resize:view.label')}
          labelHidden
          value={view === 'frame' ? 'frame' : 'result'}
          onChange={(next) => onView(next as CanvasView)}
          options={[
            { value: 'frame', label: t('resize:view.frame') },
            { value: 'result', label: t('resize:view.result') },
          ]}
        />
      </div>
      {view !== 'frame' && (
        <IconButton
          label={actual ? t('resize:view.whole') : t('resize:view.actual')}
          icon={<IconZoomScan size={20} stroke={1.75} />}
          pressed={actual}
          onClick={() => onView(actual ? 'result' : 'actual')}
        />
      )}
      <span className={styles['sizes']}>
        <SizeChange state={state} />
      </span>
      {!state.hasTaker && (
        <IconButton
          label={t('resize:newPhoto')}
          icon={<IconPhotoPlus size={20} stroke={1.75} />}
          onClick={state.clear}
        />
      )}
    </div>
  );
}

/** From the photo's size to the new one; an arrow has a direction that texts do not turn. */
function SizeChange({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { photo, target } = state;
  const from = t('resize:size', photo.size);
  const same =
    !target ||
    isTooLong(target) ||
    (target.width === photo.size.width && target.height === photo.size.height);
  if (same) return from;
  return (
    <>
      <span className={styles['from']}>
        {from} <span className={styles['arrow']}>→</span>{' '}
      </span>
      <b>{t('resize:size', target)}</b>
    </>
  );
}
