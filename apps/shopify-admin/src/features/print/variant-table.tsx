import type { PrintVariant } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './print.module.css';
import type { Prices } from './use-prices.ts';

type VariantTableProps = {
  variants: readonly PrintVariant[];
  prices: Prices;
  /** Whether the form was submitted: missing prices are reported from then on. */
  tried: boolean;
};

/** Every variant with its cost, price and profit. */
export function VariantTable({ variants, prices, tried }: VariantTableProps) {
  const t = useT('merchantPrint');
  return (
    <table className={styles['variants']}>
      <thead>
        <tr>
          <th scope="col">{t('merchantPrint:sell.variant')}</th>
          <th scope="col">{t('merchantPrint:sell.costs')}</th>
          <th scope="col">{`${t('merchantPrint:sell.price')} (${prices.currency})`}</th>
          {prices.comparable && <th scope="col">{t('merchantPrint:sell.earn')}</th>}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <Row key={variant.id} {...{ variant, prices, tried }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { variant: PrintVariant; prices: Prices; tried: boolean };

function Row({ variant, prices, tried }: RowProps) {
  const t = useT('merchantPrint');
  const { money } = useFormats();
  const { TextField } = useKit();
  const price = prices.priceOf(variant);
  const cost = prices.costOf(variant);
  return (
    <tr>
      <th scope="row">{variant.title}</th>
      <td>{money(cost, prices.costCurrency)}</td>
      <td className={styles['priceCell']}>
        <TextField
          label={t('merchantPrint:sell.priceOf', { variant: variant.title })}
          labelHidden
          value={prices.textOf(variant)}
          onChange={(text) => prices.type(variant.id, text)}
          {...(tried && price === null && { error: t('merchantPrint:sell.priceWrong') })}
        />
      </td>
      {prices.comparable && (
        <td>
          {price !== null && price >= cost && money(price - cost, prices.currency)}
          {price !== null && price < cost && (
            <span className={styles['loss']}>{t('merchantPrint:sell.loss')}</span>
          )}
        </td>
      )}
    </tr>
  );
}
