import { Banner, BlockStack, Button, Card, Text } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { openPaymentTab } from '@tintory/plans-ui';
import { useApi } from '@tintory/session';
import { useMutation } from '@tanstack/react-query';

/** Leads to the web app, where a signed-in customer agrees to join the two. */
export function JoinCard() {
  const t = useT('merchant');
  const api = useApi();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api.store.startJoin(),
  });
  const join = () => {
    const tab = openPaymentTab(t('merchant:join.opening'));
    mutate(undefined, { onSuccess: ({ url }) => tab.go(url), onError: () => tab.close() });
  };
  return (
    <Card>
      <BlockStack gap="300" inlineAlign="start">
        <BlockStack gap="200">
          <Text as="h2" variant="headingSm">
            {t('merchant:join.title')}
          </Text>
          <Text as="p">{t('merchant:join.text')}</Text>
        </BlockStack>
        {isError && <Banner tone="critical">{t('merchant:join.failed')}</Banner>}
        <Button loading={isPending} onClick={join}>
          {t('merchant:join.action')}
        </Button>
      </BlockStack>
    </Card>
  );
}
