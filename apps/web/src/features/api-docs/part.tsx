import { useT } from '@tintory/i18n';
import type { ReactNode } from 'react';
import styles from './api-docs.module.css';

/** The parts of the page, one below the other. */
export const parts = ['auth', 'uploads', 'jobs', 'errors', 'limits', 'example', 'calls'] as const;
export type PartName = (typeof parts)[number];

export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const t = useT('apiDocs');
  return (
    <section className={styles['part']} aria-labelledby={name}>
      <h2 id={name}>{t(`apiDocs:${name}.title`)}</h2>
      {children}
    </section>
  );
}
