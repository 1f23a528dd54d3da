import type { Job } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useRef } from 'react';
import { AppLink } from '../app-link.tsx';
import { isFinished } from '../jobs/newer-job.ts';
import { originOfJob } from '../jobs/photo-origin.ts';
import { useDownload } from '../jobs/use-download.ts';
import { useToolServices } from '../tool-services.tsx';
import { usePreview } from '../workbench/use-preview.ts';
import { useToolTexts } from '../workbench/use-tool-texts.ts';
import styles from './history-list.module.css';
import type { HistoryLook } from './history-look.ts';
import { leaveRow } from './leave-row.ts';
import { useCost } from '../jobs/use-cost.ts';
import { useFavourite } from './use-favourite.ts';
import { useRetry } from './use-retry.ts';

type HistoryRowProps = { job: Job; look: HistoryLook; onRemove: (id: string) => void };

export function HistoryRow({ job, look, onRemove }: HistoryRowProps) {
  const formats = useFormats();
  const { toolHref } = useToolServices();
  const { title } = useToolTexts(job.tool_id);
  const cost = useCost();
  const row = useRef<HTMLLIElement>(null);
  const remove = () => {
    leaveRow(row.current);
    onRemove(job.id);
  };
  return (
    <li ref={row} className={styles['row']}>
      <Thumb job={job} />
      <div className={styles['what']}>
        <AppLink className={styles['name']} href={`${toolHref(job.tool_id)}?job=${job.id}`}>
          {title}
        </AppLink>
        <About job={job} />
        <time className={styles['quiet']} dateTime={job.created_at}>
          {formats.dateTime(job.created_at)}
        </time>
      </div>
      <span className={styles['status']}>
        <look.Status status={job.status} />
      </span>
      <span className={styles['cost']}>{cost(job)}</span>
      <RowActions job={job} look={look} onRemove={remove} />
    </li>
  );
}

/** What was wished for, which tells two rows of one tool apart, and why it failed. */
function About({ job: { error, inputs } }: { job: Job }) {
  const prompt = inputs.find(({ key }) => key === 'prompt')?.value;
  return (
    <>
      {typeof prompt === 'string' && prompt !== '' && (
        <span className={styles['prompt']} dir="auto" title={prompt}>
          {prompt}
        </span>
      )}
      {error && <span className={styles['reason']}>{error.message}</span>}
    </>
  );
}

function Thumb({ job }: { job: Job }) {
  const t = useT('history');
  const open = usePreview();
  const [output] = job.outputs;
  if (!output) return <span className={styles['thumb']} />;
  return (
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
  );
}

type RowActionsProps = { job: Job; look: HistoryLook; onRemove: () => void };

function RowActions({ job, look: { icons }, onRemove }: RowActionsProps) {
  const t = useT('history');
  const { IconButton } = useKit();
  const { download, downloading } = useDownload();
  const retry = useRetry();
  const { favourite, toggle } = useFavourite(job);
  const [output] = job.outputs;
  const retryable = job.status === 'failed' || job.status === 'canceled';
  return (
    <div className={styles['actions']}>
      {output && (
        <IconButton
          label={t('history:favourite')}
          icon={favourite ? icons.favourite : icons.notFavourite}
          pressed={favourite}
          onClick={toggle}
        />
      )}
      {output && (
        <IconButton
          label={t('history:download')}
          icon={icons.download}
          disabled={downloading}
          onClick={() => void download(output.object_id)}
        />
      )}
      {retryable && (
        <IconButton
          label={t('history:retry')}
          icon={icons.retry}
          onClick={() => void retry(job.id)}
        />
      )}
      <IconButton
        label={t('history:delete')}
        icon={icons.delete}
        disabled={!isFinished(job)}
        onClick={onRemove}
      />
    </div>
  );
}
