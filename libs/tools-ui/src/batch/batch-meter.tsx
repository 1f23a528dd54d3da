import styles from './batch.module.css';

type BatchMeterProps = {
  label: string;
  /** How many photos came out well, wait for a word, came to nothing, and were left. */
  parts: Record<'good' | 'held' | 'bad' | 'quiet', number>;
  total: number;
};

/** How far a batch is, and how it went so far: each outcome has its share of the line. */
export function BatchMeter({ label, parts, total }: BatchMeterProps) {
  const over = Object.values(parts).reduce((sum, count) => sum + count, 0);
  const share = (count: number) => (total === 0 ? 0 : (100 * count) / total);
  return (
    <div
      className={styles['meter']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share(over))}
    >
      {Object.entries(parts).map(([part, count]) =>
        count > 0 ? (
          <span key={part} data-part={part} style={{ width: `${share(count)}%` }} />
        ) : null,
      )}
    </div>
  );
}
