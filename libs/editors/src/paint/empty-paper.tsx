import styles from './empty-paper.module.css';

/** The discs of the mark, on the picture. */
const discs = [
  { cx: 180, cy: 88 },
  { cx: 156, cy: 129 },
  { cx: 204, cy: 129 },
] as const;

const stroke = 'M70 184C112 150 132 204 172 180S236 146 290 172';

/** The empty state's illustration: a stroke, and a removed object. */
export function EmptyPaper() {
  return (
    <svg viewBox="0 0 360 240" className={styles['paper']} aria-hidden="true">
      <rect className={styles['frame']} x="2" y="2" width="356" height="236" rx="12" />
      {discs.map((disc) => (
        <circle key={disc.cx} className={styles['disc']} {...disc} r="42" />
      ))}
      <circle className={styles['gone']} cx="290" cy="62" r="30" />
      <path className={styles['stroke']} d={stroke} />
      <circle className={styles['ring']} cx="290" cy="172" r="17" />
    </svg>
  );
}
