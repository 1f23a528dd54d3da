import { BlockStack, Page } from '@shopify/polaris';
import { printProductsQuery } from '@tintory/api-client';
import { useLanguage, useT } from '@tintory/i18n';
import { OwnDesigns, ProductBones, ProductGrid } from '@tintory/print-ui';
import { useApi } from '@tintory/session';
import { useKit, useOnline } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { basePath } from '../../config/base-path.ts';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { FulfilmentBanner } from './fulfilment-banner.tsx';
import styles from './print.module.css';

/** All printable products; a picture in the URL is passed on to the chosen product. */
export function PrintPage() {
  const t = useT('merchant', 'merchantPrint');
  const [params] = useSearchParams();
  const picture = params.get('picture');
  return (
    <Page
      title={t('merchantPrint:title')}
      subtitle={t(picture ? 'merchantPrint:carried' : 'merchantPrint:lead')}
      secondaryActions={[{ content: t('merchantPrint:made.title'), url: paths.printMade.href() }]}
    >
      <PageTitle title={t('merchant:nav.print')} />
      <BlockStack gap="400">
        <FulfilmentBanner />
        <div className={styles['catalogue']}>
          <Products picture={picture} />
        </div>
      </BlockStack>
    </Page>
  );
}

/** Hrefs with the base path, because browsers may open links in another tab. */
const productHref = (id: string, given: { picture?: string; design?: string } = {}) =>
  basePath + paths.printProduct.href(id, given);

function Products({ picture }: { picture: string | null }) {
  const t = useT('print');
  const { Banner, EmptyState } = useKit();
  const { language } = useLanguage();
  const online = useOnline();
  const { data, isError, refetch } = useQuery(printProductsQuery(useApi(), language));
  const again = { label: t('print:again'), onClick: () => void refetch() };
  if (!data) {
    if (!online) return <Banner tone="caution" title={t('print:offline')} action={again} />;
    if (isError) return <Banner tone="bad" title={t('print:notLoaded')} action={again} />;
    return <ProductBones />;
  }
  if (data.rows.length === 0) {
    return <EmptyState title={t('print:none')} text={t('print:noneText')} action={again} />;
  }
  const given = picture ? { picture } : {};
  const titleOf = (id: string) => data.rows.find((one) => one.id === id)?.title ?? '';
  return (
    <>
      {!picture && (
        <OwnDesigns
          titleOf={titleOf}
          hrefOf={({ id, product_id: product }) => productHref(product, { design: id })}
        />
      )}
      <ProductGrid products={data.rows} hrefOf={({ id }) => productHref(id, given)} />
    </>
  );
}
