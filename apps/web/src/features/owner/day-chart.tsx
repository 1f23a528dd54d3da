import { useFormats, useT } from '@tintory/i18n';
import styles from './owner-page.module.css';

const dayMs = 24 * 60 * 60 * 1_000;

type Day = { day: string; views: number };

/** One entry per day (UTC) of the period, including days without views. */
function allDays(rows: readonly Day[], days: number): Day[] {
  const known = new Map(rows.map(({ day, views }) => [day, views]));
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(Date.now() - (days - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, views: known.get(day) ?? 0 };
  });
}

/** Bar chart of views per day. */
export function DayChart({ rows, days }: { rows: readonly Day[]; days: number }) {
  const t = useT('pageServices');
  const { date, number } = useFormats();
  const bars = allDays(rows, days);
  const most = Math.max(1, ...bars.map(({ views }) => views));
  return (
    <div>
      <ol className={styles['bars']}>
        {bars.map(({ day, views }) => {
          const text = t('pageServices:owner.viewsOn', { date: date(day), views: number(views) });
          return (
            <li key={day} title={text}>
              <span style={{ height: `${(views / most) * 100}%` }} />
              <span className={styles['hidden']}>{text}</span>
            </li>
          );
        })}
      </ol>
      <div className={styles['axis']} aria-hidden="true">
        <span>{date(bars[0]?.day ?? '')}</span>
        <span>{date(bars.at(-1)?.day ?? '')}</span>
      </div>
    </div>
  );
}
