import { findTool } from '@tintory/catalog';
import { photoNameKey, type Job } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useRef } from 'react';
import { AppLink } from '../app-link.tsx';
import { regionOfJob } from '../compare/part.ts';
import { isClear } from '../jobs/is-clear.ts';
import { isPreview } from '../jobs/is-preview.ts';
import { photoOfJob } from '../jobs/photo-of-job.ts';
import { originOfJob } from '../jobs/origin-of-job.ts';
import { useCost } from '../jobs/use-cost.ts';
import { useJobHref } from '../jobs/use-job-href.ts';
import { leaveRow } from '../leave-row.ts';
import { ToolIcon } from '../workbench/tool-icon.tsx';
import { useFailureText } from '../workbench/use-failure-text.ts';
import { usePreview } from '../workbench/use-preview.ts';
import { useToolTexts } from '../use-tool-texts.ts';
import { EnlargedFrom } from './enlarged-from.tsx';
import { HistoryActions } from './history-actions.tsx';
import styles from './history-list.module.css';
import type { HistoryLook } from './history-look.ts';
import { useFavourite } from './use-favourite.ts';

type HistoryCardProps = { job: Job; look: HistoryLook; onRemove: (id: string) => void };

/** One result: its picture, what made it and when, and what can be done with it. */
export function HistoryCard({ job, look, onRemove }: HistoryCardProps) {
  const href = useJobHref()(job.tool_id, job.id);
  const { title } = useToolTexts(job.tool_id);
  const star = useFavourite(job);
  const card = useRef<HTMLLIElement>(null);
  const remove = () => {
    leaveRow(card.current);
    onRemove(job.id);
  };
  return (
    <li ref={card} className={styles['card']} data-status={job.status}>
      <div className={styles['frame']}>
        <Picture job={job} />
        {star.favourite && <span className={styles['star']}>{look.icons.favourite}</span>}
        <Mark job={job} look={look} />
      </div>
      <div className={styles['what']}>
        <AppLink className={styles['name']} href={href}>
          {title}
        </AppLink>
        <About job={job} />
        <EnlargedFrom job={job} />
        <When job={job} />
      </div>
      <HistoryActions job={job} look={look} star={star} onRemove={remove} />
    </li>
  );
}

function Picture({ job }: { job: Job }) {
  const t = useT('history');
  const open = usePreview();
  const { title } = useToolTexts(job.tool_id);
  const given = givenOf(job);
  const [output] = job.outputs;
  const from = {
    job,
    origin: originOfJob(job),
    beforeId: photoOfJob(job),
    region: regionOfJob(job),
  };
  if (!output) return <NoPicture toolId={job.tool_id} />;
  return (
    <button
      type="button"
      className={styles['thumb']}
      data-clear={isClear(job) || undefined}
      aria-label={t('history:look', { name: given ? `${title}, ${given}` : title })}
      onClick={() => open(job.outputs, from)}
    >
      <img
        src={output.thumbnail_url ?? output.url}
        alt=""
        loading="lazy"
        decoding="async"
        width={208}
        height={208}
      />
    </button>
  );
}

/** Placeholder without a picture: pending, deleted or failed. */
function NoPicture({ toolId }: { toolId: string }) {
  return (
    <span className={styles['thumb']} data-empty>
      <ToolIcon name={findTool(toolId)?.icon ?? ''} />
    </span>
  );
}

/** What a picture does not say by itself: that it is a preview, still to come, or came to nothing. */
function Mark({ job, look }: Pick<HistoryCardProps, 'job' | 'look'>) {
  const t = useT('history');
  if (job.status !== 'succeeded') {
    return (
      <span className={styles['mark']}>
        <look.Status status={job.status} />
      </span>
    );
  }
  if (!isPreview(job)) return null;
  return (
    <span className={styles['mark']}>
      <span className={styles['tag']}>{t('history:preview')}</span>
    </span>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The wish or the photo, which tell two results of one tool apart. */
const givenOf = ({ inputs, metadata }: Job): string =>
  textOf(inputs.find(({ key }) => key === 'prompt')?.value) || textOf(metadata[photoNameKey]);

/** What was given, and why it failed. */
function About({ job }: { job: Job }) {
  const { tool_id: toolId, error } = job;
  const failureText = useFailureText(toolId);
  const given = givenOf(job);
  const reason = error && failureText(error);
  return (
    <>
      {given && (
        <span className={styles['given']} dir="auto" title={given}>
          {given}
        </span>
      )}
      {reason && (
        <span className={styles['reason']} title={reason}>
          {reason}
        </span>
      )}
    </>
  );
}

/** The day, with the hour for whoever asks, and what it cost. */
function When({ job }: { job: Job }) {
  const formats = useFormats();
  const cost = useCost();
  return (
    <span className={styles['quiet']}>
      <time dateTime={job.created_at} title={formats.dateTime(job.created_at)}>
        {formats.date(job.created_at)}
      </time>
      {!isPreview(job) && <span className={styles['cost']}>{cost(job)}</span>}
    </span>
  );
}
