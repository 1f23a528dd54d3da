import type { StoreProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState, type ReactNode } from 'react';
import { LoadMore } from '../load-more.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './store-pickers.module.css';
import { useStoreProducts, type StoreProducts } from './use-store-products.ts';

type ProductSearchProps = { draw: (product: StoreProduct) => ReactNode };

/** A search field and the found products, rendered by the picker; more on request. */
export function ProductSearch({ draw }: ProductSearchProps) {
  const t = useT('store');
  const { TextField } = useKit();
  const [words, setWords] = useState('');
  const list = useStoreProducts(words);
  return (
    <div className={styles['picker']}>
      <TextField
        label={t('store:picker.search')}
        labelHidden
        type="search"
        placeholder={t('store:picker.search')}
        clearLabel={t('store:picker.clear')}
        autoFocus
        value={words}
        onChange={setWords}
      />
      <div className={styles['results']} aria-busy={list.loading}>
        <Results list={list} draw={draw} />
      </div>
    </div>
  );
}

function Results({ list, draw }: ProductSearchProps & { list: StoreProducts }) {
  const t = useT('store');
  const { Banner, Spinner } = useKit();
  if (list.failed) {
    return (
      <Banner
        tone="bad"
        title={t('store:picker.failed')}
        action={{ label: t('store:picker.reload'), onClick: list.reload }}
      />
    );
  }
  if (list.loading) {
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('store:picker.loading')} />
      </div>
    );
  }
  if (list.products.length === 0) return <NothingFound text={t('store:picker.nothing')} />;
  return (
    <>
      <ul className={styles['products']}>
        {list.products.map((product) => (
          <li key={product.id}>{draw(product)}</li>
        ))}
      </ul>
      {list.hasMore && (
        <LoadMore
          label={t('store:picker.more')}
          loading={list.loadingMore}
          onLoad={list.loadMore}
        />
      )}
    </>
  );
}
