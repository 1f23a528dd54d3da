import { Text } from '@shopify/polaris';
import type { PrintInStore } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';

/** The number of variants and their price range. */
export function PriceLine({ sold }: { sold: PrintInStore }) {
  const t = useT('merchantPrint');
  const { money } = useFormats();
  const { price_from: from, price_to: to, currency, variants } = sold;
  const prices =
    from === to
      ? money(from, currency)
      : t('merchantPrint:made.prices', { from: money(from, currency), to: money(to, currency) });
  return (
    <Text as="span" tone="subdued" variant="bodySm">
      {t('merchantPrint:made.variants', { count: variants })} · {prices}
    </Text>
  );
}
