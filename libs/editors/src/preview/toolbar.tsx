import { useFormats, useT } from '@tintory/i18n';
import { goingOn, type PreviewImage } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import {
  IconDownload,
  IconLoader2,
  IconSquareHalf,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import styles from './toolbar.module.css';
import type { Ways } from './ways.ts';
import { ToolButton } from './tool-button.tsx';
import { isComparable } from './use-before.ts';
import { UseMenu } from './use-menu.tsx';
import type { PreviewState } from './use-preview.ts';
import { useSave } from './use-save.ts';

type ToolbarProps = { preview: PreviewState; ways: Ways };

/** Ways to look at the picture on one side, ways to take it along on the other. */
export function Toolbar({ preview, ways }: ToolbarProps) {
  const t = useT('preview', 'workbench');
  const onward = goingOn(preview.image);
  const someComparable = preview.images.some(isComparable);
  return (
    <div className={styles['bar']}>
      <div className={styles['view']} role="group" aria-label={t('preview:view')}>
        <ZoomButtons preview={preview} />
        {someComparable && (
          <ToolButton
            label={t('workbench:result.compare')}
            shortcut="c"
            pressed={preview.comparing}
            off={!preview.comparable}
            onClick={preview.toggleCompare}
          >
            <IconSquareHalf size={22} stroke={1.75} aria-hidden="true" />
          </ToolButton>
        )}
      </div>
      {onward && (ways.use || ways.edit) && <UseMenu image={onward} ways={ways} />}
      <div className={styles['ends']}>
        <DownloadButton preview={preview} ways={ways} />
        <PublishButton image={preview.image} ways={ways} />
      </div>
    </div>
  );
}

function ZoomButtons({ preview: { zoom } }: { preview: PreviewState }) {
  const t = useT('preview', 'workbench');
  const percent = useFormats().percent(Math.round(zoom.shownScale * 100) / 100);
  return (
    <>
      <ToolButton
        label={t('workbench:result.zoomOut')}
        shortcut="-"
        off={!zoom.zoomed}
        onClick={zoom.zoomOut}
      >
        <IconZoomOut size={20} stroke={1.75} aria-hidden="true" />
      </ToolButton>
      <ToolButton
        label={t('preview:fit', { percent })}
        shortcut="0"
        off={!zoom.zoomed}
        onClick={zoom.fit}
      >
        <span className={styles['percent']}>{percent}</span>
      </ToolButton>
      <ToolButton
        label={t('workbench:result.zoomIn')}
        shortcut="+"
        off={!zoom.canZoomIn}
        onClick={zoom.zoomIn}
      >
        <IconZoomIn size={20} stroke={1.75} aria-hidden="true" />
      </ToolButton>
    </>
  );
}

type WayProps = { image: PreviewImage; ways: Ways };

function PublishButton({ image, ways: { publish } }: WayProps) {
  const t = useT('preview');
  const { Button } = useKit();
  if (!publish) return null;
  return (
    <Button variant="primary" fullWidth onClick={() => publish(image)}>
      {t('preview:publish')}
    </Button>
  );
}

function DownloadButton({ preview: { image }, ways }: ToolbarProps) {
  const t = useT('preview');
  const { Button } = useKit();
  const { save, saving } = useSave();
  const start = () => {
    ways.save();
    void save(image);
  };
  // Not the kit's loading state, which disables the button and drops the focus.
  const icon = saving ? (
    <IconLoader2 size={20} stroke={1.75} className={styles['spinner']} />
  ) : (
    <IconDownload size={20} stroke={1.75} />
  );
  return (
    <Button variant={ways.publish ? 'secondary' : 'primary'} fullWidth icon={icon} onClick={start}>
      {t('preview:download')}
    </Button>
  );
}
