import styles from './empty-frames.module.css';

/** One photo, and the shapes it is cut to. */
const shapes = [
  { ratio: '3:2', x: 2, width: 356 },
  { ratio: '1:1', x: 62, width: 236 },
  { ratio: '9:16', x: 114, width: 132 },
] as const;

/** The discs of the mark stand for what must stay in the picture. */
const discs = [
  { cx: 180, cy: 92 },
  { cx: 160, cy: 126 },
  { cx: 200, cy: 126 },
] as const;

/** What the tool makes, before there is a photo to make it of. */
export function EmptyFrames() {
  return (
    // Its numbers begin where they are placed, in every language.
    <svg viewBox="0 0 360 240" direction="ltr" className={styles['frames']} aria-hidden="true">
      {shapes.map(({ ratio, x, width }) => (
        <g key={ratio}>
          <rect className={styles['shape']} x={x} y="2" width={width} height="236" rx="10" />
          <text className={styles['ratio']} x={x + 10} y="226">
            {ratio}
          </text>
        </g>
      ))}
      {discs.map((disc) => (
        <circle key={disc.cx} className={styles['disc']} {...disc} r="36" />
      ))}
    </svg>
  );
}
