import { BlockStack, Button, Card, Page, Text } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';

export function NotFoundPage() {
  const t = useT('merchant');
  return (
    <Page narrowWidth>
      <PageTitle title={t('merchant:notFound.title')} />
      <Card padding="600">
        <BlockStack gap="300" inlineAlign="start">
          <Text as="h1" variant="headingLg">
            {t('merchant:notFound.title')}
          </Text>
          <Text as="p" tone="subdued">
            {t('merchant:notFound.text')}
          </Text>
          <Button url={paths.home.href()}>{t('merchant:notFound.action')}</Button>
        </BlockStack>
      </Card>
    </Page>
  );
}
