import { findTool } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import {
  originOfJob,
  isFinished,
  leaveRow,
  useCost,
  useDownload,
  useFavourite,
  usePreview,
  useRetry,
  useToolTexts,
} from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import {
  IconDownload,
  IconRefresh,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './history-page.module.css';

type HistoryRowProps = { job: Job; onRemove: (id: string) => void };

const openHref = (job: Job) => `${findTool(job.tool_id)?.path ?? '/'}?job=${job.id}`;

export function HistoryRow({ job, onRemove }: HistoryRowProps) {
  const t = useT('history');
  const formats = useFormats();
  const { title } = useToolTexts(job.tool_id);
  const open = usePreview();
  const cost = useCost();
  const row = useRef<HTMLLIElement>(null);
  const output = job.outputs[0];
  const remove = () => {
    leaveRow(row.current);
    onRemove(job.id);
  };
  return (
    <li ref={row} className={styles['row']}>
      {output ? (
        <button
          type="button"
          className={styles['thumb']}
          aria-label={t('history:look')}
          onClick={() => open(job.outputs, originOfJob(job))}
        >
          <img
            src={output.thumbnail_url ?? output.url}
            alt=""
            loading="lazy"
            decoding="async"
            width={72}
            height={72}
          />
        </button>
      ) : (
        <span className={styles['thumb']} />
      )}
      <div className={styles['what']}>
        <Link className={styles['name']} to={openHref(job)}>
          {title}
        </Link>
        <time className={styles['quiet']} dateTime={job.created_at}>
          {formats.dateTime(job.created_at)}
        </time>
      </div>
      <span className={styles['status']} data-status={job.status}>
        {t(`history:status.${job.status}`)}
      </span>
      <span className={styles['cost']}>{cost(job)}</span>
      <RowActions job={job} onRemove={remove} />
    </li>
  );
}

function RowActions({ job, onRemove }: { job: Job; onRemove: () => void }) {
  const t = useT('history');
  const { IconButton } = useKit();
  const { download, downloading } = useDownload();
  const retry = useRetry();
  const output = job.outputs[0];
  const { favourite, toggle } = useFavourite(job);
  const retryable = job.status === 'failed' || job.status === 'canceled';
  return (
    <div className={styles['actions']}>
      {output && (
        <IconButton
          label={t('history:favourite')}
          icon={favourite ? <IconStarFilled size={20} /> : <IconStar size={20} stroke={1.75} />}
          pressed={favourite}
          onClick={toggle}
        />
      )}
      {output && (
        <IconButton
          label={t('history:download')}
          icon={<IconDownload size={20} stroke={1.75} />}
          disabled={downloading}
          onClick={() => void download(output.object_id)}
        />
      )}
      {retryable && (
        <IconButton
          label={t('history:retry')}
          icon={<IconRefresh size={20} stroke={1.75} />}
          onClick={() => void retry(job.id)}
        />
      )}
      <IconButton
        label={t('history:delete')}
        icon={<IconTrash size={20} stroke={1.75} />}
        disabled={!isFinished(job)}
        onClick={onRemove}
      />
    </div>
  );
}
