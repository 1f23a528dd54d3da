import type { BatchItem } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { openModal, useKit } from '@tintory/ui-kit';
import styles from './batch-page.module.css';
import { OutputMenu } from './output-menu.tsx';
import { isResult, type Result } from './publish-results.ts';
import { publishStore } from './publish-store.ts';
import { usePublishEntries, useUndoOne } from './use-publishing.ts';

type RowProps = { item: BatchItem };

/** Publishes a single result after a comparison, with its own alt text. */
export function PublishRowActions({ item }: RowProps) {
  const t = useT('merchant');
  const { IconButton } = useKit();
  const { entries, picks, running } = usePublishEntries();
  if (!isResult(item)) return null;
  const open = () =>
    openModal('publish', {
      outputs: item.outputs,
      productId: item.shopify_product_id,
      fileId: item.shopify_file_id,
      first: picks.get(item.id) ?? 0,
      onPublished: (objectId) => publishStore.set(item.id, { state: 'published', objectId }),
    });
  if (entries.get(item.id)?.state === 'published') return <UndoOne result={item} />;
  return (
    <>
      {!running && <OutputMenu item={item} />}
      <IconButton
        label={t('merchant:batch.open', { name: item.name })}
        icon={<LineIcon path="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 9l5-5 5 5M12 4v12" />}
        disabled={running}
        onClick={open}
      />
    </>
  );
}

/** Undoes the publication of one result. */
function UndoOne({ result }: { result: Result }) {
  const t = useT('merchant');
  const { IconButton } = useKit();
  const { running } = usePublishEntries();
  const undo = useUndoOne(result);
  return (
    <IconButton
      label={t('merchant:batch.undoOne', { name: result.name })}
      icon={<LineIcon path="M9 14l-4-4 4-4M5 10h11a4 4 0 1 1 0 8h-1" />}
      disabled={running}
      onClick={undo}
    />
  );
}

/** An outline icon, like its neighbours. */
const LineIcon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** The publish state of one result. */
export function PublishRowNote({ item }: RowProps) {
  const t = useT('merchant');
  const entry = usePublishEntries().entries.get(item.id);
  if (!entry) return null;
  const { state, problem } = entry;
  return (
    <span className={styles['note']} data-state={problem ? 'failed' : state}>
      {t(`merchant:batch.state.${state}`)}
      {problem && ` · ${t(`merchant:publish.problem.${problem}`)}`}
    </span>
  );
}
