import { InlineGrid } from '@shopify/polaris';
import type { PriceEnding, PriceMargin, PrintVariant } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import styles from './print.module.css';
import type { Prices } from './use-prices.ts';

type PriceControlsProps = { prices: Prices; variants: readonly PrintVariant[] };

/** Pricing of all variants: by a margin, or one fixed price if costs are in another currency. */
export function PriceControls({ prices, variants }: PriceControlsProps) {
  const t = useT('merchantPrint');
  const { Banner } = useKit();
  const { comparable, currency, costCurrency } = prices;
  if (comparable) return <MarginControls prices={prices} />;
  const currencies = { store: currency, catalogue: costCurrency };
  return (
    <>
      <Banner tone="info" title={t('merchantPrint:sell.otherCurrency', currencies)} />
      <OnePrice prices={prices} variants={variants} />
    </>
  );
}

function MarginControls({ prices }: { prices: Prices }) {
  const t = useT('merchantPrint');
  const { Select, TextField } = useKit();
  const { kind, value, ending } = prices;
  const set =
    <Value,>(change: (value: Value) => void) =>
    (next: string) => {
      prices.forget();
      change(next as Value);
    };
  const units = kind === 'percent' ? '%' : prices.currency;
  return (
    <InlineGrid columns={{ xs: 1, sm: 3 }} gap="400">
      <TextField
        label={`${t('merchantPrint:sell.margin')} (${units})`}
        value={value}
        onChange={set(prices.setValue)}
        {...(!prices.margin && { error: t('merchantPrint:sell.marginWrong') })}
      />
      <Select
        label={t('merchantPrint:sell.kind')}
        value={kind}
        onChange={set<PriceMargin['kind']>(prices.setKind)}
        options={[
          { value: 'percent', label: t('merchantPrint:sell.percent') },
          { value: 'amount', label: t('merchantPrint:sell.amount') },
        ]}
      />
      <Select
        label={t('merchantPrint:sell.ending')}
        value={ending}
        onChange={set<PriceEnding>(prices.setEnding)}
        options={[
          { value: '99', label: t('merchantPrint:sell.endings.ending99') },
          { value: '00', label: t('merchantPrint:sell.endings.ending00') },
          { value: 'exact', label: t('merchantPrint:sell.endings.exact') },
        ]}
      />
    </InlineGrid>
  );
}

function OnePrice({ prices, variants }: PriceControlsProps) {
  const t = useT('merchantPrint');
  const { Button, TextField } = useKit();
  const [text, setText] = useState('');
  const all = variants.map(({ id }) => id);
  return (
    <div className={styles['onePrice']}>
      <TextField
        label={`${t('merchantPrint:sell.forAll')} (${prices.currency})`}
        value={text}
        onChange={setText}
      />
      <Button disabled={text.trim() === ''} onClick={() => prices.typeAll(all, text)}>
        {t('merchantPrint:sell.setAll')}
      </Button>
    </div>
  );
}
