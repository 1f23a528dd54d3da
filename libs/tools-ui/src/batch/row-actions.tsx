import { mayPassLater } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconDownload, IconPencil, IconX } from '@tabler/icons-react';
import type { PaidWork } from '../jobs/split-cost.ts';
import { useRunCost } from '../jobs/use-cost.ts';
import { useDownload } from '../jobs/use-download.ts';
import { useJobHref } from '../jobs/use-job-href.ts';
import { leaveRow } from '../leave-row.ts';
import { useToolServices } from '../tool-services.tsx';
import { isHeldBack, type BatchRow } from './batch-rows.ts';

type RowActionsProps = {
  row: BatchRow;
  toolId: string;
  /** Before the start: takes the photo out. */
  onRemove?: ((key: string) => void) | undefined;
  accept?: Accept | undefined;
};

/** Runs a photo that was held back, at its price. */
export type Accept = { work: PaidWork; onAccept: (itemId: string) => void };

/** What can be done with one photo of a batch. */
export function RowActions({ row, toolId, onRemove, accept }: RowActionsProps) {
  if (onRemove) return <RemoveAction row={row} onRemove={onRemove} />;
  return (
    <>
      <ChangeAction row={row} toolId={toolId} />
      {row.state === 'held' && accept && <AcceptAction row={row} accept={accept} />}
      {row.state === 'succeeded' && <DownloadAction row={row} />}
    </>
  );
}

function RemoveAction({ row, onRemove }: { row: BatchRow; onRemove: (key: string) => void }) {
  const t = useT('batch');
  const { IconButton } = useKit();
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

function AcceptAction({ row, accept }: { row: BatchRow; accept: Accept }) {
  const t = useT('batch');
  const { Button } = useKit();
  const costOf = useRunCost();
  const { item } = row;
  if (!item) return null;
  const cost = costOf(accept.work);
  return (
    <Button
      label={t('batch:item.acceptNamed', { name: row.name, cost })}
      onClick={() => accept.onAccept(item.id)}
    >
      {t('batch:item.accept', { cost })}
    </Button>
  );
}

function DownloadAction({ row }: { row: BatchRow }) {
  const t = useT('batch');
  const { IconButton } = useKit();
  const { downloadAll, downloading } = useDownload();
  const outputs = row.item?.outputs ?? [];
  if (outputs.length === 0) return null;
  return (
    <IconButton
      label={t('batch:item.download', { name: row.name })}
      icon={<IconDownload size={20} stroke={1.75} />}
      disabled={downloading}
      onClick={() => void downloadAll(outputs)}
    />
  );
}

/** What can only fail again as it is, or has warnings, in its tool, to be changed. */
function ChangeAction({ row, toolId }: Pick<RowActionsProps, 'row' | 'toolId'>) {
  const t = useT('batch');
  const { IconButton } = useKit();
  const { navigate } = useToolServices();
  const hrefOf = useJobHref();
  const { job_id: jobId, error } = row.item ?? {};
  const lasting = error ? !mayPassLater(error.code) : isHeldBack(row.item);
  if (!jobId || !lasting) return null;
  return (
    <IconButton
      label={t('batch:item.change', { name: row.name })}
      icon={<IconPencil size={20} stroke={1.75} />}
      onClick={() => navigate(hrefOf(toolId, jobId))}
    />
  );
}
