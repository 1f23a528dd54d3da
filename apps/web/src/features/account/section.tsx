import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

type SectionProps = { title: string; text?: string; aside?: ReactNode; children: ReactNode };

/** A section of an account page with its heading. */
export function Section({ title, text, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header className={styles['sectionHead']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {text && <p className={styles['quiet']}>{text}</p>}
      {children}
    </section>
  );
}
