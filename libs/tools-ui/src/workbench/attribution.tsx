import type { Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from '../styles/panel.module.css';

type Credit = { title: string; author: string; licence: string; url: string };

const isCredit = (value: unknown): value is Credit =>
  typeof value === 'object' && value !== null && 'author' in value && 'licence' in value;

/** Credits the authors of the drawings in a result, as their licence requires. */
export function Attribution({ job }: { job: Job }) {
  const t = useT('workbench');
  const credits = job.result?.['credits'];
  const named = Array.isArray(credits) ? credits.filter(isCredit) : [];
  if (named.length === 0) return null;
  return (
    <ul className={styles['credits']}>
      {named.map(({ title, author, licence, url }) => (
        <li key={title}>
          <a href={url} target="_blank" rel="noreferrer">
            {t('workbench:result.credit', { title, author, licence })}
          </a>
        </li>
      ))}
    </ul>
  );
}
