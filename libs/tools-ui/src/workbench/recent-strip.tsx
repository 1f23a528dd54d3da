import { jobsQuery } from '@tintory/api-client';
import { useFormats, useT } from '@tintory/i18n';
import { useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';
import styles from './recent-strip.module.css';

type RecentStripProps = { toolId: string; currentId: string | null; onOpen: (id: string) => void };

/** A screen's width of them; the rest is in the history. */
const shown = 10;

/** The latest results of this tool, under the canvas. */
export function RecentStrip({ toolId, currentId, onOpen }: RecentStripProps) {
  const { api, signedIn } = useToolServices();
  const t = useT('workbench');
  const formats = useFormats();
  const query = jobsQuery(api, { tool_id: toolId, status: 'succeeded', limit: shown });
  const { data } = useQuery({ ...query, enabled: signedIn });
  const rows = signedIn ? (data?.rows ?? []).filter(({ outputs }) => outputs.length > 0) : [];
  if (rows.length === 0) return null;
  return (
    <section className={styles['strip']} aria-label={t('workbench:recent')}>
      {rows.map((job) => (
        <button
          key={job.id}
          type="button"
          className={styles['thumb']}
          aria-current={job.id === currentId || undefined}
          aria-label={t('workbench:recentOpen', { date: formats.dateTime(job.created_at) })}
          onClick={() => onOpen(job.id)}
        >
          {job.outputs[0] && <img src={job.outputs[0].url} alt="" loading="lazy" />}
        </button>
      ))}
    </section>
  );
}
