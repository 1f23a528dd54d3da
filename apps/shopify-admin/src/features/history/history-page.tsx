import { Card, Page } from '@shopify/polaris';
import { tools } from '@tintory/catalog';
import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../config/page-title.tsx';
import { numberOf, productOf } from '../../config/store-ids.ts';
import styles from './history.module.css';
import { ProductFilter } from './product-filter.tsx';
import { ResultsList } from './results-list.tsx';
import { useResults, type ResultsFilter } from './use-results.ts';

/** The product stands in the address: its own page leads here. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const number = params.get('product');
  const [rest, setRest] = useState({ words: '', toolId: '' });
  const filter: ResultsFilter = { ...rest, productId: number ? productOf(number) : null };
  const change = ({ productId, ...others }: ResultsFilter) => {
    setRest(others);
    if (productId === filter.productId) return;
    const next = productId === null ? {} : { product: numberOf(productId) };
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [filter, change] as const;
}

const everything: ResultsFilter = { words: '', toolId: '', productId: null };

/** Everything made here, newest first. */
export function HistoryPage() {
  const t = useT('history', 'merchant');
  const [filter, setFilter] = useFilter();
  const results = useResults({ ...filter, words: useDeferredValue(filter.words) });
  const narrowed = filter.words.trim() !== '' || filter.toolId !== '' || filter.productId !== null;
  return (
    <Page
      title={t('merchant:nav.history')}
      subtitle={t('history:lead', { days: retentionDays.results })}
    >
      <PageTitle title={t('merchant:nav.history')} />
      <Card padding="0">
        <Filters filter={filter} onChange={setFilter} />
        <ResultsList
          results={results}
          onWiden={narrowed ? () => setFilter(everything) : undefined}
        />
      </Card>
    </Page>
  );
}

type FiltersProps = { filter: ResultsFilter; onChange: (filter: ResultsFilter) => void };

function Filters({ filter, onChange }: FiltersProps) {
  const t = useT('history', 'tools');
  const { TextField, Select } = useKit();
  return (
    <div className={styles['filters']} role="search">
      <TextField
        label={t('history:search')}
        labelHidden
        type="search"
        placeholder={t('history:search')}
        clearLabel={t('history:clear')}
        value={filter.words}
        onChange={(words) => onChange({ ...filter, words })}
      />
      <Select
        label={t('history:tool')}
        labelHidden
        value={filter.toolId}
        onChange={(toolId) => onChange({ ...filter, toolId })}
        options={[
          { value: '', label: t('history:allTools') },
          ...tools.map(({ id }) => ({ value: id, label: t(`tools:${id}.title`) })),
        ]}
      />
      <ProductFilter
        productId={filter.productId}
        onChange={(productId) => onChange({ ...filter, productId })}
      />
    </div>
  );
}
