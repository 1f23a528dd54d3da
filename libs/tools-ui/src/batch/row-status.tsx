import { findTool, previewFunction } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useCost } from '../jobs/use-cost.ts';
import { adviceFor } from '../workbench/failure-advice.ts';
import { useWarningsText } from '../workbench/use-warnings-text.ts';
import { useFailureText } from '../workbench/use-failure-text.ts';
import styles from './batch-list.module.css';
import { isHeldBack, type BatchRow } from './batch-rows.ts';

type RowStatusProps = { row: BatchRow; toolId: string };

/** Why a photo came to nothing, with what would help; or what its result deserves a second look for. */
function useReason({ row: { item, problem }, toolId }: RowStatusProps): string | null {
  const t = useT('batch', 'workbench');
  const failureText = useFailureText(toolId);
  const warningsText = useWarningsText();
  if (problem) {
    return t(`workbench:problems.${problem.kind}`, { size: '', limit: 0, ...problem });
  }
  if (!item?.error) return isHeldBack(item) ? warningsText(item) : null;
  // Of what was chosen here it is the photo that is gone, and no result.
  if (adviceFor(item.error.code, toolId).text === 'gone') return t('batch:item.lost');
  return failureText(item.error);
}

/** Whether it is the free preview that runs. */
function isLooking({ item }: BatchRow, toolId: string): boolean {
  const tool = findTool(toolId);
  return (
    item !== null && !item.previewed && tool !== undefined && previewFunction(tool) !== undefined
  );
}

/** Where a photo of a batch stands, and what there is to say of it. */
export function RowStatus({ row, toolId }: RowStatusProps) {
  const t = useT('batch');
  const { Progress } = useKit();
  const cost = useCost();
  const reason = useReason({ row, toolId });
  const { state, item } = row;
  if (state === 'running' || state === 'sending') {
    const name = state === 'running' && isLooking(row, toolId) ? 'looking' : state;
    return <Progress label={t(`batch:item.${name}`)} value={row.progress} />;
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
