import { BlockStack, Button, Card, InlineStack, Page, Text } from '@shopify/polaris';
import type { PrintInStore } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { paths } from '../../config/paths.ts';
import { adminProduct } from './admin-product.ts';
import { PriceLine } from './price-line.tsx';
import styles from './print.module.css';

type SoldCardProps = { sold: PrintInStore; fulfilled: boolean };

/** The created draft with its link, and the steps left before it can be bought. */
export function SoldCard({ sold, fulfilled }: SoldCardProps) {
  const t = useT('merchantPrint');
  const { Banner } = useKit();
  const { title } = sold;
  return (
    <Page
      narrowWidth
      title={t('merchantPrint:sell.title')}
      backAction={{ url: paths.print.href(), content: t('merchantPrint:all') }}
    >
      <BlockStack gap="400">
        <Banner tone="good" title={t('merchantPrint:done.title', { title })}>
          {t('merchantPrint:done.text')}
        </Banner>
        {sold.problem && <Banner tone="caution" title={sold.problem.message} />}
        <Card>
          <div className={styles['sold']}>
            {sold.picture_url && <img src={sold.picture_url} alt="" />}
            <BlockStack gap="300">
              <Text as="h2" variant="headingMd">
                {title}
              </Text>
              <PriceLine sold={sold} />
              <Text as="p" tone="subdued">
                {t(fulfilled ? 'merchantPrint:fulfilled' : 'merchantPrint:unfulfilled.text')}
              </Text>
              <InlineStack gap="200">
                {sold.product_id && (
                  <Button variant="primary" url={adminProduct(sold.product_id)}>
                    {t('merchantPrint:made.open')}
                  </Button>
                )}
                <Button url={paths.print.href()}>{t('merchantPrint:done.another')}</Button>
                <Button url={paths.printMade.href()}>{t('merchantPrint:done.list')}</Button>
              </InlineStack>
            </BlockStack>
          </div>
        </Card>
      </BlockStack>
    </Page>
  );
}
