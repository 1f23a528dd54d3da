import { batchRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './batch-page.module.css';
import type { Which } from './gather-pictures.ts';
import type { useGathered } from './use-gathered.ts';

type GatherHeadProps = {
  products: number;
  which: Which;
  onWhich: (which: Which) => void;
  state: ReturnType<typeof useGathered>;
};

/** Choice of the products' pictures for the batch, and the progress of reading them. */
export function GatherHead({ products, which, onWhich, state }: GatherHeadProps) {
  const t = useT('merchant');
  const { Banner, Progress, Segmented } = useKit();
  const { read, gathered } = state;
  return (
    <div className={styles['gather']}>
      <Segmented
        label={t('merchant:batch.which', { count: products })}
        value={which}
        options={[
          { value: 'main', label: t('merchant:batch.main') },
          { value: 'all', label: t('merchant:batch.all') },
        ]}
        onChange={(value) => onWhich(value === 'all' ? 'all' : 'main')}
      />
      {!gathered && (
        <div role="status" className={styles['reading']}>
          <span>{t('merchant:batch.reading', { done: read, total: products })}</span>
          <Progress label={t('merchant:batch.readingLabel')} value={read / products} />
        </div>
      )}
      {gathered?.full && (
        <Banner tone="caution" title={t('merchant:batch.full', { count: batchRules.maxItems })} />
      )}
      {gathered && gathered.failed > 0 && (
        <Banner tone="bad" title={t('merchant:batch.unread', { count: gathered.failed })} />
      )}
      {gathered?.items.length === 0 && gathered.failed === 0 && (
        <Banner tone="info" title={t('merchant:batch.noPictures')} />
      )}
    </div>
  );
}
