import { BlockStack, Button, Card, Page, Text } from '@shopify/polaris';
import { useT } from '@tintory/i18n';

type EntranceProps = { state: 'absent' | 'refused' | 'offline'; onRetry: () => void };

/** Shown instead of the app until it is signed in by the store's admin. */
export function Entrance({ state, onRetry }: EntranceProps) {
  const t = useT('merchant');
  return (
    <Page narrowWidth>
      <div role="alert">
        <Card padding="600">
          <BlockStack gap="300" inlineAlign="start">
            <Text as="h1" variant="headingLg">
              {t(`merchant:connect.${state}Title`)}
            </Text>
            <Text as="p" tone="subdued">
              {t(`merchant:connect.${state}Text`)}
            </Text>
            <Button variant="primary" onClick={onRetry}>
              {t('merchant:connect.retry')}
            </Button>
          </BlockStack>
        </Card>
      </div>
    </Page>
  );
}
