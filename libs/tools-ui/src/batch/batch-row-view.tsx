import { deservesALook, mayPassLater, type BatchItem } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconDownload, IconPencil, IconX } from '@tabler/icons-react';
import { leaveRow } from '../leave-row.ts';
import { useCost } from '../jobs/use-cost.ts';
import { originOfItem } from '../jobs/photo-origin.ts';
import { useDownload } from '../jobs/use-download.ts';
import { useJobHref } from '../jobs/use-job-href.ts';
import { useToolServices } from '../tool-services.tsx';
import { adviceFor } from '../workbench/failure-advice.ts';
import { useDoubtsText } from '../workbench/use-doubts-text.ts';
import { useFailureText } from '../workbench/use-failure-text.ts';
import { usePreview } from '../workbench/use-preview.ts';
import type { BatchAddition } from './batch-addition.ts';
import styles from './batch-list.module.css';
import type { BatchRow } from './batch-rows.ts';
import { RowThumb } from './row-thumb.tsx';

type BatchRowViewProps = {
  row: BatchRow;
  toolId: string;
  /** Before the start: takes the photo out. */
  onRemove?: ((key: string) => void) | undefined;
  addition?: BatchAddition | undefined;
};

export function BatchRowView({ row, toolId, onRemove, addition }: BatchRowViewProps) {
  const open = usePreview();
  const outputs = row.item?.outputs ?? [];
  const from = { origin: originOfItem(row.item), beforeId: row.item?.object_id ?? null };
  const look = outputs.length > 0 ? () => open(outputs, from) : null;
  return (
    <>
      <RowThumb row={row} onLook={look} />
      <div className={styles['what']}>
        <span className={styles['name']} dir="auto" title={row.name}>
          {row.name}
        </span>
        {(!onRemove || row.state === 'refused') && <RowStatus row={row} toolId={toolId} />}
        {row.item && addition?.RowNote && <addition.RowNote item={row.item} />}
      </div>
      <div className={styles['actions']}>
        {row.item && addition?.RowActions && <addition.RowActions item={row.item} />}
        <RowActions row={row} toolId={toolId} onRemove={onRemove} />
      </div>
    </>
  );
}

/** Whether there is a result, and something to say of it. */
const isDoubtful = (item: BatchRow['item']): item is BatchItem =>
  item !== null && item.outputs.length > 0 && deservesALook(item);

type RowStatusProps = Pick<BatchRowViewProps, 'row' | 'toolId'>;

/** Why a photo came to nothing, with what would help; or what its result deserves a second look for. */
function useReason({ row: { item, problem }, toolId }: RowStatusProps): string | null {
  const t = useT('batch', 'workbench');
  const failureText = useFailureText(toolId);
  const doubtsText = useDoubtsText();
  if (problem) {
    return t(`workbench:problems.${problem.kind}`, { size: '', limit: 0, ...problem });
  }
  if (!item?.error) return isDoubtful(item) ? doubtsText(item) : null;
  // Of what was chosen here it is the photo that is gone, and no result.
  if (adviceFor(item.error.code, toolId).text === 'gone') return t('batch:item.lost');
  return failureText(item.error);
}

function RowStatus({ row, toolId }: RowStatusProps) {
  const t = useT('batch');
  const { Progress } = useKit();
  const cost = useCost();
  const reason = useReason({ row, toolId });
  const { state, item } = row;
  if (state === 'running' || state === 'sending') {
    return <Progress label={t(`batch:item.${state}`)} value={row.progress} />;
  }
  const gone = state === 'succeeded' && item?.outputs.length === 0;
  return (
    <span className={styles['told']}>
      <span className={styles['status']} data-state={state}>
        {t(gone ? 'batch:item.gone' : `batch:item.${state}`)}
        {state === 'succeeded' && item && ` · ${cost(item)}`}
      </span>
      {reason && <span className={styles['reason']}>{reason}</span>}
    </span>
  );
}

function RowActions({ row, toolId, onRemove }: Omit<BatchRowViewProps, 'addition'>) {
  const t = useT('batch');
  const { IconButton } = useKit();
  const { downloadAll, downloading } = useDownload();
  const outputs = row.item?.outputs ?? [];
  if (onRemove) {
    return (
      <IconButton
        label={t('batch:remove', { name: row.name })}
        icon={<IconX size={18} stroke={1.75} />}
        onClick={() => {
          leaveRow(document.activeElement?.closest('li') ?? null);
          onRemove(row.key);
        }}
      />
    );
  }
  return (
    <>
      <ChangeAction row={row} toolId={toolId} />
      {outputs.length > 0 && (
        <IconButton
          label={t('batch:item.download', { name: row.name })}
          icon={<IconDownload size={20} stroke={1.75} />}
          disabled={downloading}
          onClick={() => void downloadAll(outputs)}
        />
      )}
    </>
  );
}

/** What can only fail again as it is, or is in doubt, in its tool, to be changed. */
function ChangeAction({ row, toolId }: RowStatusProps) {
  const t = useT('batch');
  const { IconButton } = useKit();
  const { navigate } = useToolServices();
  const hrefOf = useJobHref();
  const { job_id: jobId, error } = row.item ?? {};
  const lasting = error ? !mayPassLater(error.code) : isDoubtful(row.item);
  if (!jobId || !lasting) return null;
  return (
    <IconButton
      label={t('batch:item.change', { name: row.name })}
      icon={<IconPencil size={20} stroke={1.75} />}
      onClick={() => navigate(hrefOf(toolId, jobId))}
    />
  );
}
