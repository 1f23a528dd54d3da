import { BlockStack, Button, Text } from '@shopify/polaris';
import { useFormats, useT } from '@tintory/i18n';
import { useStorePurchase } from '@tintory/plans-ui';

/** The highest that may be asked for, in US dollars. */
const highest = 10_000;

/** Asks the store for twice the cap; the merchant agrees on the store's own page. */
export function RaiseCap({ cap }: { cap: number }) {
  const t = useT('merchant');
  const { dollars } = useFormats();
  const { pending, raiseCap } = useStorePurchase(() => undefined);
  const next = Math.min(highest, cap * 2);
  if (next <= cap) return null;
  return (
    <BlockStack gap="100">
      <Button fullWidth loading={pending} onClick={() => raiseCap(next)}>
        {t('merchant:plan.raise', { cap: dollars(next) })}
      </Button>
      <Text as="p" variant="bodySm" tone="subdued" alignment="center">
        {t('merchant:plan.capAsk')}
      </Text>
    </BlockStack>
  );
}
