import { mayPassLater } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconDownload, IconPencil, IconX } from '@tabler/icons-react';
import { useCost } from '../jobs/use-cost.ts';
import { originOfItem } from '../jobs/photo-origin.ts';
import { useDownload } from '../jobs/use-download.ts';
import { useJobHref } from '../jobs/use-job-href.ts';
import { useToolServices } from '../tool-services.tsx';
import { adviceFor } from '../workbench/failure-advice.ts';
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
  const look = outputs.length > 0 ? () => open(outputs, originOfItem(row.item)) : null;
  return (
    <>
      <RowThumb row={row} onLook={look} />
      <div className={styles['what']}>
        <span className={styles['name']} title={row.name}>
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

type RowStatusProps = Pick<BatchRowViewProps, 'row' | 'toolId'>;

/** Why a photo came to nothing; where it would again, with what else would help. */
function useReason({ row: { item, problem }, toolId }: RowStatusProps): string | null {
  const t = useT('batch', 'workbench');
  if (problem) {
    return t(`workbench:problems.${problem.kind}`, { size: '', limit: 0, ...problem });
  }
  if (!item?.error) return null;
  const { code, message } = item.error;
  if (mayPassLater(code)) return message;
  const { text } = adviceFor(code, toolId);
  return text === 'gone' ? t('batch:item.lost') : t(`workbench:failure.next.${text}`);
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
    <span className={styles['status']} data-state={state}>
      {t(gone ? 'batch:item.gone' : `batch:item.${state}`)}
      {state === 'succeeded' && item && ` · ${cost(item)}`}
      {reason && <span className={styles['reason']}> · {reason}</span>}
    </span>
  );
}

function RowActions({ row, toolId, onRemove }: Omit<BatchRowViewProps, 'addition'>) {
  const t = useT('batch');
  const { IconButton } = useKit();
  const { download, downloading } = useDownload();
  const outputs = row.item?.outputs ?? [];
  if (onRemove) {
    return (
      <IconButton
        label={t('batch:remove', { name: row.name })}
        icon={<IconX size={18} stroke={1.75} />}
        onClick={() => onRemove(row.key)}
      />
    );
  }
  if (outputs.length === 0) return <ChangeAction row={row} toolId={toolId} />;
  return (
    <IconButton
      label={t('batch:item.download', { name: row.name })}
      icon={<IconDownload size={20} stroke={1.75} />}
      disabled={downloading}
      onClick={() => {
        for (const { object_id: id } of outputs) void download(id);
      }}
    />
  );
}

/** What can only fail again as it is, in its tool, to be changed. */
function ChangeAction({ row, toolId }: RowStatusProps) {
  const t = useT('batch');
  const { IconButton } = useKit();
  const { navigate } = useToolServices();
  const hrefOf = useJobHref();
  const { job_id: jobId, error } = row.item ?? {};
  if (!jobId || !error || mayPassLater(error.code)) return null;
  return (
    <IconButton
      label={t('batch:item.change', { name: row.name })}
      icon={<IconPencil size={20} stroke={1.75} />}
      onClick={() => navigate(hrefOf(toolId, jobId))}
    />
  );
}
