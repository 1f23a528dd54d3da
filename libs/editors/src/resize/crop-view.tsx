import { useT } from '@tintory/i18n';
import styles from './crop-view.module.css';
import { fitRectangles, type Size } from './fit-rectangles.ts';
import canvas from './resize-canvas.module.css';
import { shareStyle, stageStyle } from './stage-style.ts';
import { useFocalPoint } from './use-focal-point.ts';
import type { OpenResize } from './use-resize.ts';

/** The whole photo with the cropped part dimmed, and the focal point that moves the frame. */
export function CropView({ state, target }: { state: OpenResize; target: Size }) {
  const t = useT('resize');
  const { photo, photoUrl, settings, update } = state;
  const { focus } = settings;
  const { stage, drag, onKeyDown } = useFocalPoint(focus, (next) => update({ focus: next }));
  const { crop } = fitRectangles(photo.size, target, 'cover', focus);
  const place = { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) };
  return (
    <div
      ref={stage}
      dir="ltr"
      className={`${canvas['stage']} ${styles['crop']}`}
      style={stageStyle(photo.size)}
      {...drag}
    >
      <img
        className={canvas['picture']}
        src={photoUrl}
        alt={t('resize:view.photo')}
        draggable={false}
      />
      <div className={styles['dim']}>
        <div className={styles['frame']} style={shareStyle(crop, photo.size)} />
      </div>
      <div
        className={styles['focus']}
        style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        role="slider"
        tabIndex={0}
        aria-label={t('resize:focus.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={crop.width < photo.size.width ? place.x : place.y}
        aria-valuetext={t('resize:focus.value', place)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
