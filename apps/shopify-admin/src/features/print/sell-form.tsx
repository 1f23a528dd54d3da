import { BlockStack, Button, InlineGrid, InlineStack, Page } from '@shopify/polaris';
import {
  printInStoreRules,
  type PrintDesign,
  type PrintInStore,
  type PrintProduct,
} from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useFocusOnRefusal } from '@tintory/print-ui';
import { useKit } from '@tintory/ui-kit';
import { useState, type ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { MockupCard } from './mockup-card.tsx';
import { PriceControls } from './price-controls.tsx';
import { SellStatus } from './sell-status.tsx';
import { useVariantChoice } from './use-choice.ts';
import { usePrices } from './use-prices.ts';
import { useSell } from './use-sell.ts';
import { VariantTable } from './variant-table.tsx';

type SellFormProps = {
  design: PrintDesign;
  product: PrintProduct;
  /** What the store sells in. */
  currency: string;
  notice: ReactNode;
  onSold: (sold: PrintInStore) => void;
};

/** State of the form with everything that a store product needs. */
function useSellForm({ design, product, currency, onSold }: SellFormProps) {
  const [title, setTitle] = useState(product.title);
  const [description, setDescription] = useState(product.description);
  const [refusals, setRefusals] = useState(0);
  const tried = refusals > 0;
  const choice = useVariantChoice(product, design);
  const prices = usePrices(product, currency);
  const selling = useSell(onSold);
  const { variants } = choice;
  const isReady =
    title.trim() !== '' &&
    variants.length > 0 &&
    variants.length <= printInStoreRules.maxVariants &&
    variants.every((variant) => prices.priceOf(variant) !== null);
  const submit = () => {
    if (!isReady) return setRefusals((before) => before + 1);
    selling.sell({
      ...{ design_id: design.id, title: title.trim(), description: description.trim() },
      variants: variants.map((variant) => {
        const price = prices.ownOf(variant);
        return { variant_id: variant.id, ...(price !== undefined && { price }) };
      }),
      ...(prices.margin && { margin: prices.margin, ending: prices.ending }),
    });
  };
  const words = { title, setTitle, description, setDescription };
  return { ...words, refusals, tried, choice, prices, selling, submit };
}

/** Form for a design's texts, variants and prices. */
export function SellForm(props: SellFormProps) {
  const t = useT('merchantPrint');
  const form = useSellForm(props);
  const { design, product, notice } = props;
  const { selling, submit, refusals } = form;
  const fields = useFocusOnRefusal<HTMLDivElement>(refusals);
  const back = paths.printProduct.href(product.id, { design: design.id });
  return (
    <Page
      title={t('merchantPrint:sell.title')}
      backAction={{ url: back, content: t('merchantPrint:sell.back') }}
    >
      <BlockStack gap="400">
        {notice}
        <InlineGrid columns={{ xs: 1, md: ['twoThirds', 'oneThird'] }} gap="400" alignItems="start">
          <BlockStack gap="400">
            <div ref={fields}>
              <Fields form={form} />
            </div>
            {/* Beside the button that it answers: the form is long. */}
            <SellStatus selling={selling} />
            <InlineStack align="end">
              <Button variant="primary" size="large" loading={selling.busy} onClick={submit}>
                {t('merchantPrint:sell.submit')}
              </Button>
            </InlineStack>
          </BlockStack>
          <MockupCard design={design} title={form.title} />
        </InlineGrid>
      </BlockStack>
    </Page>
  );
}

function Fields({ form }: { form: ReturnType<typeof useSellForm> }) {
  const t = useT('merchantPrint');
  const { Card, TextArea, TextField } = useKit();
  const { title, setTitle, description, setDescription, tried, choice, prices } = form;
  return (
    <BlockStack gap="400">
      <Card title={t('merchantPrint:sell.words')}>
        <TextField
          label={t('merchantPrint:sell.name')}
          value={title}
          onChange={(text) => setTitle(text.slice(0, printInStoreRules.maxTitle))}
          {...(tried && title.trim() === '' && { error: t('merchantPrint:sell.nameMissing') })}
        />
        <TextArea
          label={t('merchantPrint:sell.description')}
          value={description}
          onChange={setDescription}
          rows={5}
          maxLength={printInStoreRules.maxDescription}
        />
      </Card>
      <Card title={t('merchantPrint:sell.choices')}>
        <ChoiceFields choice={choice} />
      </Card>
      <Card title={t('merchantPrint:sell.prices')}>
        <PriceControls prices={prices} variants={choice.variants} />
        {choice.variants.length > 0 && (
          <VariantTable variants={choice.variants} prices={prices} tried={tried} />
        )}
      </Card>
    </BlockStack>
  );
}
