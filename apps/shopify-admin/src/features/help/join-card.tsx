import { Banner, BlockStack, Button, Card, Text } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { openPaymentTab } from '@tintory/plans-ui';
import { useApi } from '@tintory/session';
import { useMutation } from '@tanstack/react-query';
import { useJoinedAccount } from './use-joined-account.ts';

/** Joins the store to a web app account, or shows the joined account. */
export function JoinCard() {
  const t = useT('merchant');
  const account = useJoinedAccount();
  return (
    <Card>
      <BlockStack gap="300">
        <div role="status">
          <BlockStack gap="200">
            <Text as="h2" variant="headingSm">
              {t(account ? 'merchant:join.joined' : 'merchant:join.title')}
            </Text>
            {account ? (
              <>
                <Text as="p" breakWord>
                  {t('merchant:join.joinedText')} <bdi>{account}</bdi>
                </Text>
                <Text as="p" tone="subdued">
                  {t('merchant:join.leave')}
                </Text>
              </>
            ) : (
              <Text as="p">{t('merchant:join.text')}</Text>
            )}
          </BlockStack>
        </div>
        {account === null && <Join />}
      </BlockStack>
    </Card>
  );
}

/** Opens the web app, where a signed-in customer confirms. */
function Join() {
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
    <BlockStack gap="300" inlineAlign="start">
      {isError && <Banner tone="critical">{t('merchant:join.failed')}</Banner>}
      <Button loading={isPending} onClick={join}>
        {t('merchant:join.action')}
      </Button>
    </BlockStack>
  );
}
