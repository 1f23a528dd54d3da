import { brand, type PrintProduct } from '@tintory/contract';
import { useLanguage, useT } from '@tintory/i18n';
import { BreadcrumbMarkup } from '../../config/breadcrumb-markup.tsx';
import { useConfig } from '../../config/config-context.ts';
import { inLanguage } from '../../config/language-path.ts';
import { Markup } from '../../config/markup.tsx';
import { paths } from '../../config/paths.ts';

/** Tells search engines what is sold here, for how much, and where it stands among the pages. */
export function ProductMarkup({ product }: { product: PrintProduct }) {
  const t = useT('print');
  const { webOrigin } = useConfig();
  const { language } = useLanguage();
  const { id, title, description, currency, variants, media } = product;
  const path = paths.printProduct.href(id);
  const prices = variants.map(({ price }) => price);
  const isSold = variants.some(({ available }) => available);
  return (
    <>
      <BreadcrumbMarkup
        crumbs={[
          { name: t('print:title'), path: paths.print.href() },
          { name: title, path },
        ]}
      />
      <Markup
        data={{
          '@context': 'https://schema.org',
          '@type': 'Product',
          ...{ name: title, description, sku: id, image: media[0]?.url },
          brand: { '@type': 'Brand', name: brand.name },
          url: webOrigin + inLanguage(language, path),
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            offerCount: variants.length,
            priceCurrency: currency,
            availability: `https://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
          },
        }}
      />
    </>
  );
}
