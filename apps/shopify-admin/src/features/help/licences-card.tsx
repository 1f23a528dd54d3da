import { BlockStack, Button, Card, Text } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { paths } from '../../config/paths.ts';

/** Links to the licences of the models and drawings. */
export function LicencesCard() {
  const t = useT('licences');
  return (
    <Card>
      <BlockStack gap="300" inlineAlign="start">
        <BlockStack gap="200">
          <Text as="h2" variant="headingSm">
            {t('licences:title')}
          </Text>
          <Text as="p">{t('licences:description')}</Text>
        </BlockStack>
        <Button url={paths.licences.href()}>{t('licences')}</Button>
      </BlockStack>
    </Card>
  );
}
