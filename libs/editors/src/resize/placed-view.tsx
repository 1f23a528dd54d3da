import { useT } from '@tintory/i18n';
import { fitRectangles, type Size } from './fit-rectangles.ts';
import styles from './resize-canvas.module.css';
import { shareStyle, stageStyle } from './stage-style.ts';
import type { OpenResize } from './use-resize.ts';

/** The new shape, and in it the photo as it will lie there: framed or stretched. */
export function PlacedView({ state, target }: { state: OpenResize; target: Size }) {
  const t = useT('resize');
  const { photo, photoUrl, settings, job } = state;
  const { place } = fitRectangles(photo.size, target, settings.fit, settings.focus);
  const background = job?.background;
  return (
    <div dir="ltr" className={styles['stage']} style={stageStyle(target)}>
      <div className={styles['board']} style={background ? { background } : undefined} />
      <img
        className={styles['placed']}
        style={shareStyle(place, target)}
        src={photoUrl}
        alt={t('resize:view.photo')}
      />
    </div>
  );
}
