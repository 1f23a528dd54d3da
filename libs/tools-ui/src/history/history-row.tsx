import { findTool } from '@tintory/catalog';
import { mayPassLater, photoNameKey, type Job } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useRef } from 'react';
import { AppLink } from '../app-link.tsx';
import { isFinished } from '../jobs/newer-job.ts';
import { regionOfJob } from '../compare/part.ts';
import { photoOfJob } from '../jobs/photo-of-job.ts';
import { originOfJob } from '../jobs/photo-origin.ts';
import { useDownload } from '../jobs/use-download.ts';
import { useJobHref } from '../jobs/use-job-href.ts';
import { useToolServices } from '../tool-services.tsx';
import { ToolIcon } from '../workbench/tool-icon.tsx';
import { useFailureText } from '../workbench/use-failure-text.ts';
import { usePreview } from '../workbench/use-preview.ts';
import { useToolTexts } from '../workbench/use-tool-texts.ts';
import styles from './history-list.module.css';
import type { HistoryLook } from './history-look.ts';
import { leaveRow } from '../leave-row.ts';
import { useCost } from '../jobs/use-cost.ts';
import { useFavourite } from './use-favourite.ts';
import { useRetry } from './use-retry.ts';

type HistoryRowProps = { job: Job; look: HistoryLook; onRemove: (id: string) => void };

export function HistoryRow({ job, look, onRemove }: HistoryRowProps) {
  const formats = useFormats();
  const href = useJobHref()(job.tool_id, job.id);
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
        <AppLink className={styles['name']} href={href}>
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The photo and what was wished for, which tell two rows of one tool apart, and why it failed. */
function About({ job: { tool_id: toolId, error, inputs, metadata } }: { job: Job }) {
  const failureText = useFailureText(toolId);
  const prompt = textOf(inputs.find(({ key }) => key === 'prompt')?.value);
  const name = textOf(metadata[photoNameKey]);
  return (
    <>
      {name && (
        <span className={styles['given']} dir="auto" title={name}>
          {name}
        </span>
      )}
      {prompt && (
        <span className={styles['given']} dir="auto" title={prompt}>
          {prompt}
        </span>
      )}
      {error && <span className={styles['reason']}>{failureText(error)}</span>}
    </>
  );
}

function Thumb({ job }: { job: Job }) {
  const t = useT('history');
  const open = usePreview();
  const [output] = job.outputs;
  const from = {
    origin: originOfJob(job),
    beforeId: photoOfJob(job),
    region: regionOfJob(job),
  };
  if (!output) return <NoPicture toolId={job.tool_id} />;
  return (
    <button
      type="button"
      className={styles['thumb']}
      aria-label={t('history:look')}
      onClick={() => open(job.outputs, from)}
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

/** Not yet, not any more, or never: the tool's own sign keeps the row from looking broken. */
function NoPicture({ toolId }: { toolId: string }) {
  return (
    <span className={styles['thumb']} data-empty>
      <ToolIcon name={findTool(toolId)?.icon ?? ''} />
    </span>
  );
}

type RowActionsProps = { job: Job; look: HistoryLook; onRemove: () => void };

function RowActions({ job, look: { icons }, onRemove }: RowActionsProps) {
  const t = useT('history');
  const { IconButton } = useKit();
  const { downloadAll, downloading } = useDownload();
  const { favourite, toggle } = useFavourite(job);
  const [output] = job.outputs;
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
          onClick={() => void downloadAll(job.outputs)}
        />
      )}
      <SecondTry job={job} icons={icons} />
      <IconButton
        label={t('history:delete')}
        icon={icons.delete}
        disabled={!isFinished(job)}
        onClick={onRemove}
      />
    </div>
  );
}

type SecondTryProps = { job: Job; icons: HistoryLook['icons'] };

/** What came to nothing starts again as it was; where that can only fail again, in its tool, to be changed. */
function SecondTry({ job, icons }: SecondTryProps) {
  const t = useT('history');
  const { IconButton } = useKit();
  const { navigate } = useToolServices();
  const href = useJobHref()(job.tool_id, job.id);
  const retry = useRetry(job.tool_id);
  if (job.status !== 'failed' && job.status !== 'canceled') return null;
  if (job.error && !mayPassLater(job.error.code)) {
    return (
      <IconButton label={t('history:change')} icon={icons.change} onClick={() => navigate(href)} />
    );
  }
  return (
    <IconButton label={t('history:retry')} icon={icons.retry} onClick={() => void retry(job.id)} />
  );
}
