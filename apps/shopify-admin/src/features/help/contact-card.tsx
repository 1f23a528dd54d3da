import { useAppBridge } from '@shopify/app-bridge-react';
import { BlockStack, Button, Card, InlineStack, Link, Text } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { useUser } from '@tintory/session';
import { openModal } from '@tintory/ui-kit';
import type {} from '@tintory/page-services';
import { copyText } from './copy-text.ts';

/** The operator's e-mail address, for other questions. */
export function ContactCard({ address }: { address: string }) {
  const t = useT('merchant');
  const bridge = useAppBridge();
  const shop = useUser().user?.shopify_domain ?? '';
  const subject = encodeURIComponent(t('merchant:help.contact.subject', { shop }));
  const copy = async () => {
    const copied = await copyText(address);
    bridge.toast.show(
      t(copied ? 'merchant:help.contact.copied' : 'merchant:help.contact.notCopied', { address }),
      { isError: !copied },
    );
  };
  return (
    <Card>
      <BlockStack gap="300">
        <BlockStack gap="200">
          <Text as="h2" variant="headingSm">
            {t('merchant:help.contact.title')}
          </Text>
          <Text as="p">{t('merchant:help.contact.text')}</Text>
        </BlockStack>
        <InlineStack gap="300" blockAlign="center">
          <Button onClick={() => openModal('help', {})}>{t('merchant:help.contact.write')}</Button>
          <Link url={`mailto:${address}?subject=${subject}`} external>
            <bdi>{address}</bdi>
          </Link>
          <Button
            accessibilityLabel={t('merchant:help.contact.copyThis', { address })}
            onClick={() => void copy()}
          >
            {t('merchant:help.contact.copy')}
          </Button>
        </InlineStack>
      </BlockStack>
    </Card>
  );
}
