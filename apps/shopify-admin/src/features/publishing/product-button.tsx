import { Button } from '@shopify/polaris';
import type { Publication } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { paths } from '../../config/paths.ts';

/** Links to a publication's product, where it can be undone. */
export function ProductButton({ publication }: { publication: Publication }) {
  const t = useT('merchant');
  const formats = useFormats();
  const date = formats.dateTime(publication.created_at);
  return (
    <Button
      url={paths.product.href(publication.product_id)}
      accessibilityLabel={t('merchant:published.productOf', { date })}
    >
      {t('merchant:published.product')}
    </Button>
  );
}
