import { Button } from '@shopify/polaris';
import { batchFunction, tools, type ToolDefinition } from '@tintory/catalog';
import { batchRules, type StoreProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import type { useStoreProducts } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { SelectionHead } from './selection-head.tsx';
import { ToolChoice } from './tool-choice.tsx';
import { useEverythingFound } from './use-everything-found.ts';
import type { Selection } from './use-selection.ts';

type ProductsHeadProps = {
  list: ReturnType<typeof useStoreProducts>;
  words: string;
  selection: Selection<StoreProduct>;
  /** Whether more was found than a batch takes. */
  onFull: (full: boolean) => void;
};

const batchTools = tools.filter(batchFunction);

export function ProductsHead({ list, words, selection, onFull }: ProductsHeadProps) {
  const t = useT('merchant');
  const { toast } = useKit();
  const navigate = useNavigate();
  const everything = useEverythingFound((found) => onFull(!selection.add(found)));
  const isChosen =
    selection.count >= batchRules.maxItems ||
    (everything.isSuccess &&
      everything.variables === words.trim() &&
      selection.hasAll(everything.data.products));
  const runOn = ({ id }: ToolDefinition) => {
    const products = selection.items.map(({ id: productId, title }) => ({ id: productId, title }));
    void navigate(`${paths.batch.href()}?tool=${id}`, { state: { products } });
  };
  const chooseAll = () =>
    everything.mutate(words.trim(), {
      onSuccess: ({ more }) => more && onFull(true),
      onError: () => toast({ tone: 'bad', text: t('merchant:products.allFailed') }),
    });
  return (
    <SelectionHead
      selection={selection}
      shown={list.loading ? [] : list.products}
      label={t('merchant:products.allShown')}
      chosenText={t('merchant:products.chosen', { count: selection.count })}
      more={
        list.hasMore &&
        !isChosen &&
        selection.hasAll(list.products) && (
          <Button variant="plain" loading={everything.isPending} onClick={chooseAll}>
            {words.trim()
              ? t('merchant:products.allFound', { words: words.trim() })
              : t('merchant:products.allProducts')}
          </Button>
        )
      }
      action={<ToolChoice tools={batchTools} onTool={runOn} />}
    />
  );
}
