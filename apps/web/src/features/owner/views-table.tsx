import { useFormats, useT } from '@tintory/i18n';
import { useId } from 'react';
import styles from './owner-page.module.css';

type Row = { name: string; views: number };

/** Totals by name, largest first. */
export function ViewsTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const t = useT('pageServices');
  const { number } = useFormats();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {rows.length === 0 && <p>{t('pageServices:owner.none')}</p>}
      {rows.length > 0 && (
        <table aria-labelledby={heading}>
          <thead className={styles['hidden']}>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{t('pageServices:owner.views')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, views }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{number(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
