import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useT } from '@tintory/i18n';
import { useLayoutEffect, useRef, useState } from 'react';
import type { BatchAddition } from './batch-addition.ts';
import styles from './batch-list.module.css';
import { BatchRowView } from './batch-row-view.tsx';
import type { Accept } from './row-actions.tsx';
import type { BatchRow } from './batch-rows.ts';

/** Of a row whose words fit into a line; one that says why its photo failed may be taller. */
const rowHeight = 73;

type BatchListProps = {
  rows: readonly BatchRow[];
  toolId: string;
  /** The results are cut out. */
  clear?: boolean | undefined;
  onRemove?: ((key: string) => void) | undefined;
  accept?: Accept | undefined;
  addition?: BatchAddition | undefined;
};

/** Only what is in view is drawn: a batch has hundreds of rows with pictures. */
export function BatchList(props: BatchListProps) {
  const { rows, toolId, clear, onRemove, accept, addition } = props;
  const t = useT('batch');
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const lead = addition?.rowLead;
  const hasLead = lead !== undefined && rows.some(({ item }) => item && lead.isFor(item));
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.key ?? index,
  });
  return (
    <ul
      ref={list}
      className={styles['list']}
      aria-label={t('batch:list')}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={styles['row']}
            data-lead={hasLead || undefined}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {hasLead && (
              <span className={styles['lead']}>
                {row.item && lead.isFor(row.item) && <lead.Cell item={row.item} />}
              </span>
            )}
            <BatchRowView {...{ row, toolId, clear, onRemove, accept, addition }} />
          </li>
        );
      })}
    </ul>
  );
}
