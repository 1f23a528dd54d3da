import type { ReactNode } from 'react';
import styles from './api-docs.module.css';

/** A horizontally scrolling table for narrow screens, also by keyboard. */
export const ScrollingTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
  <div className={styles['table']} role="group" tabIndex={0} aria-label={label}>
    <table>{children}</table>
  </div>
);
