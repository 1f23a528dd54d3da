import styles from './store-pickers.module.css';

/** The brand's three discs, apart: an empty search result. */
export const DiscsApart = () => (
  <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
    <circle cx="16" cy="24" r="12" fill="var(--tint-accent)" opacity="0.7" />
    <circle cx="48" cy="24" r="12" fill="var(--tint-good)" opacity="0.5" />
    <circle
      cx="80"
      cy="24"
      r="12"
      fill="none"
      stroke="var(--tint-line-strong)"
      strokeDasharray="4 4"
    />
  </svg>
);

/** The empty state of a product search. */
export const NothingFound = ({ text }: { text: string }) => (
  <div className={styles['nothing']}>
    <DiscsApart />
    <p>{text}</p>
  </div>
);
