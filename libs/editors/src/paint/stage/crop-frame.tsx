import type { Box, Size } from '@tintory/paint-document';
import { cornersOf } from './corners-of.ts';
import styles from './stage.module.css';

type CropFrameProps = { box: Box; size: Size; scale: number };

/** The crop frame: dimmed surroundings, rule of thirds, corner handles. */
export function CropFrame({ box, size, scale }: CropFrameProps) {
  const { x, y, width, height } = box;
  const right = x + width;
  const bottom = y + height;
  const outside = `M0 0H${size.width}V${size.height}H0ZM${x} ${y}V${bottom}H${right}V${y}Z`;
  const thirds = [1 / 3, 2 / 3]
    .map((part) => `M${x + width * part} ${y}v${height}M${x} ${y + height * part}h${width}`)
    .join('');
  return (
    <>
      <path className={styles['outside']} d={outside} />
      <path className={styles['thirds']} d={thirds} />
      <rect className={styles['frameLine']} {...{ x, y, width, height }} />
      <path className={styles['grips']} d={cornersOf(box, 22 / scale)} />
    </>
  );
}
