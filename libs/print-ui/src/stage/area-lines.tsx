import { trimArea, type PrintArea, type PrintVariant } from '@tintory/contract';
import type { Guide } from '../design/snap.ts';
import styles from './stage.module.css';

type AreaLinesProps = {
  area: PrintArea;
  /** What is printed of it, where the chosen size has another shape. */
  printSize: PrintVariant['print_size'];
  guides: readonly Guide[];
  empty: boolean;
};

/** Where the print ends, what is safe from the knife, and the lines a layer is drawn to. */
export function AreaLines({ area, printSize, guides, empty }: AreaLinesProps) {
  const { width, height, bleed, safe } = area;
  return (
    <g className={styles['lines']} data-empty={empty || undefined}>
      {bleed > 0 && (
        <rect
          {...{ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }}
          className={styles['bleed']}
        />
      )}
      <rect {...trimArea(area, printSize)} className={styles['edge']} />
      {safe > 0 && (
        <rect
          {...{ x: safe, y: safe, width: width - 2 * safe, height: height - 2 * safe }}
          className={styles['safe']}
        />
      )}
      {guides.map(({ axis, at }) => (
        <line
          key={axis}
          className={styles['guide']}
          {...(axis === 'x'
            ? { x1: at, x2: at, y1: 0, y2: height }
            : { x1: 0, x2: width, y1: at, y2: at })}
        />
      ))}
    </g>
  );
}
