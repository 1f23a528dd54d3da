import { useT } from '@tintory/i18n';
import { usePreview } from '../workbench/use-preview.ts';
import type { BatchAddition } from './batch-addition.ts';
import styles from './batch-list.module.css';
import { madeFrom, type BatchRow } from './batch-rows.ts';
import { RowActions, type Accept } from './row-actions.tsx';
import { RowStatus } from './row-status.tsx';
import { RowThumb } from './row-thumb.tsx';

type BatchRowViewProps = {
  row: BatchRow;
  toolId: string;
  clear?: boolean | undefined;
  /** Before the start: takes the photo out. */
  onRemove?: ((key: string) => void) | undefined;
  accept?: Accept | undefined;
  addition?: BatchAddition | undefined;
};

export function BatchRowView(props: BatchRowViewProps) {
  const { row, toolId, clear = false, onRemove, accept, addition } = props;
  const t = useT('workbench');
  const open = usePreview();
  const outputs = row.item?.outputs ?? [];
  const look = outputs.length > 0 ? () => open(outputs, madeFrom(row)) : null;
  return (
    <>
      <RowThumb row={row} clear={clear} onLook={look} />
      <div className={styles['what']}>
        <span className={styles['name']} dir="auto" title={row.name}>
          {row.name}
        </span>
        {(!onRemove || row.state === 'refused') && <RowStatus row={row} toolId={toolId} />}
        {onRemove && row.animated && (
          <span className={styles['told']}>{t('workbench:firstFrame')}</span>
        )}
        {row.item && addition?.RowNote && <addition.RowNote item={row.item} />}
      </div>
      <div className={styles['actions']}>
        {row.item && addition?.RowActions && <addition.RowActions item={row.item} />}
        <RowActions row={row} toolId={toolId} onRemove={onRemove} accept={accept} />
      </div>
    </>
  );
}
