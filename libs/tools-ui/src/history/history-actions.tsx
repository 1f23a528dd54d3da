import { mayPassLater, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { isFinished } from '../jobs/newer-job.ts';
import { useDownload } from '../jobs/use-download.ts';
import { useJobHref } from '../jobs/use-job-href.ts';
import { useToolServices } from '../tool-services.tsx';
import styles from './history-list.module.css';
import type { HistoryLook } from './history-look.ts';
import type { useFavourite } from './use-favourite.ts';
import { useRetry } from './use-retry.ts';

type HistoryActionsProps = {
  job: Job;
  look: HistoryLook;
  star: ReturnType<typeof useFavourite>;
  onRemove: () => void;
};

/** What can be done with a result: keep it in sight, download it, have it once more, or not at all. */
export function HistoryActions({ job, look: { icons }, star, onRemove }: HistoryActionsProps) {
  const t = useT('history');
  const { IconButton } = useKit();
  const { downloadAll, downloading } = useDownload();
  const [output] = job.outputs;
  return (
    <div className={styles['actions']}>
      {output && (
        <IconButton
          label={t('history:favourite')}
          icon={star.favourite ? icons.favourite : icons.notFavourite}
          pressed={star.favourite}
          onClick={star.toggle}
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

/** Retries a failed job; if that would fail again, opens its tool instead. */
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
