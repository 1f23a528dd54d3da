import type { Box } from '../document/shapes.ts';
import type { Size } from '../document/rect.ts';
import styles from './stage.module.css';

type CropFrameProps = { box: Box; size: Size; scale: number };

/** The frame of a crop: what goes is dimmed, thirds help to compose, corners can be grabbed. */
export function CropFrame({ box, size, scale }: CropFrameProps) {
  const { x, y, width, height } = box;
  const right = x + width;
  const bottom = y + height;
  const arm = Math.min(22 / scale, width / 3, height / 3);
  const outside = `M0 0H${size.width}V${size.height}H0ZM${x} ${y}V${bottom}H${right}V${y}Z`;
  const thirds = [1 / 3, 2 / 3]
    .map((part) => `M${x + width * part} ${y}v${height}M${x} ${y + height * part}h${width}`)
    .join('');
  const grips =
    `M${x} ${y + arm}V${y}h${arm}M${right - arm} ${y}H${right}v${arm}` +
    `M${right} ${bottom - arm}V${bottom}h${-arm}M${x + arm} ${bottom}H${x}v${-arm}`;
  return (
    <>
      <path className={styles['outside']} d={outside} />
      <path className={styles['thirds']} d={thirds} />
      <rect className={styles['frameLine']} {...{ x, y, width, height }} />
      <path className={styles['grips']} d={grips} />
    </>
  );
}
