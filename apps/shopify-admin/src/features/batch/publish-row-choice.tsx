import { Checkbox } from '@shopify/polaris';
import type { BatchItem } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from './batch-page.module.css';
import { isResult } from './publish-results.ts';
import { publishStore } from './publish-store.ts';
import { usePublishEntries } from './use-publishing.ts';

/** Checkbox for publishing one result with the others; hidden once it is published. */
export function PublishRowChoice({ item }: { item: BatchItem }) {
  const t = useT('merchant');
  const { entries, leftOut, running } = usePublishEntries();
  if (!isResult(item) || entries.get(item.id)?.state === 'published') return null;
  return (
    <span className={styles['tick']}>
      <Checkbox
        label={t('merchant:batch.choose', { name: item.name })}
        labelHidden
        disabled={running}
        checked={!leftOut.has(item.id)}
        onChange={(chosen) => publishStore.choose([item.id], chosen)}
      />
    </span>
  );
}
