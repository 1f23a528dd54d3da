import { Button, SkeletonBodyText } from '@shopify/polaris';
import { storeRules, type StoreProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { NothingFound, type useStoreProducts } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { ProductRow } from './product-row.tsx';
import styles from './products.module.css';
import type { Selection } from './use-selection.ts';

type ProductListProps = {
  list: ReturnType<typeof useStoreProducts>;
  selection: Selection<StoreProduct>;
  /** Ends the search; undefined where there is none. */
  onEverything: (() => void) | undefined;
};

export function ProductList({ list, selection, onEverything }: ProductListProps) {
  const t = useT('merchant', 'store');
  const { Banner } = useKit();
  if (list.failed) {
    return (
      <div className={styles['notice']}>
        <Banner
          tone="bad"
          title={t('store:picker.failed')}
          action={{ label: t('store:picker.reload'), onClick: list.reload }}
        />
      </div>
    );
  }
  if (list.loading) return <Bones />;
  if (list.products.length === 0) return <NoProducts onEverything={onEverything} />;
  return (
    <>
      <ul className={styles['list']} aria-label={t('merchant:nav.products')}>
        {list.products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            chosen={selection.has(product)}
            onToggle={() => selection.toggle(product)}
          />
        ))}
      </ul>
      {list.hasMore && (
        <div className={styles['more']}>
          <Button loading={list.loadingMore} onClick={list.loadMore}>
            {t('store:picker.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function NoProducts({ onEverything }: Pick<ProductListProps, 'onEverything'>) {
  const t = useT('merchant', 'store');
  const { EmptyState } = useKit();
  if (!onEverything) {
    return (
      <EmptyState
        title={t('merchant:products.emptyTitle')}
        text={t('merchant:products.emptyText')}
      />
    );
  }
  return (
    <div className={styles['nothing']}>
      <NothingFound text={t('store:picker.nothing')} />
      <Button onClick={onEverything}>{t('merchant:products.showAll')}</Button>
    </div>
  );
}

/** Skeleton rows in the list's size, to avoid a layout shift. */
function Bones() {
  const t = useT('store');
  return (
    <div role="status" aria-label={t('store:picker.loading')} className={styles['list']}>
      {Array.from({ length: storeRules.pageSize }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span />
          <span className={styles['thumb']} />
          <SkeletonBodyText lines={1} />
        </div>
      ))}
    </div>
  );
}
