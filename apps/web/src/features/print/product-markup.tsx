import { brand, type PrintProduct } from '@tintory/contract';
import { useLanguage } from '@tintory/i18n';
import { useConfig } from '../../config/config-context.ts';
import { inLanguage } from '../../config/language-path.ts';
import { Markup } from '../../config/markup.tsx';
import { paths } from '../../config/paths.ts';

/** Structured data of the product and its price for search engines. */
export function ProductMarkup({ product }: { product: PrintProduct }) {
  const { webOrigin } = useConfig();
  const { language } = useLanguage();
  const { id, title, description, currency, variants, media } = product;
  const path = paths.printProduct.href(id);
  const prices = variants.map(({ price }) => price);
  const isSold = variants.some(({ available }) => available);
  return (
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
  );
}
