import { Card, Page } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { useStoreProducts } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { batchRules, type StoreProduct } from '@tintory/contract';
import { useState } from 'react';
import { PageTitle } from '../../store/page-title.tsx';
import { ProductList } from './product-list.tsx';
import { ProductsHead } from './products-head.tsx';
import styles from './products.module.css';
import { useSelection } from './use-selection.ts';
import { useWordsInAddress } from './use-words-in-address.ts';

/** The store's products: to look into one, or to choose many for a tool. */
export function ProductsPage() {
  const t = useT('merchant', 'store');
  const { TextField } = useKit();
  const [words, setWords] = useWordsInAddress();
  const list = useStoreProducts(words);
  const selection = useSelection<StoreProduct>(batchRules.maxItems);
  const [full, setFull] = useState(false);
  return (
    <Page title={t('merchant:nav.products')} subtitle={t('merchant:products.lead')}>
      <PageTitle title={t('merchant:nav.products')} />
      <Card padding="0">
        <div className={styles['search']} role="search">
          <TextField
            label={t('store:picker.search')}
            labelHidden
            type="search"
            placeholder={t('store:picker.search')}
            clearLabel={t('store:picker.clear')}
            value={words}
            onChange={setWords}
          />
        </div>
        <ProductsHead list={list} words={words} selection={selection} onFull={setFull} />
        {full && (
          <p className={styles['note']} role="status">
            {t('merchant:products.full', { count: batchRules.maxItems })}
          </p>
        )}
        <ProductList
          list={list}
          selection={selection}
          onEverything={words ? () => setWords('') : undefined}
        />
      </Card>
    </Page>
  );
}
