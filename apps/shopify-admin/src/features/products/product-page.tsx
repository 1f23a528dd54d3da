import { BlockStack, Card, Page } from '@shopify/polaris';
import { batchRules, type StoreImage } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { productOf } from '../../config/store-ids.ts';
import { useProduct } from '../../store/use-product.ts';
import { PictureGrid } from './picture-grid.tsx';
import { PicturesHead } from './pictures-head.tsx';
import { usePictures } from './use-pictures.ts';
import { useSelection } from './use-selection.ts';

type ProductPageProps = {
  /** Renders the publications of a product. */
  published: (productId: string) => ReactNode;
};

/** A product's pictures, to choose some for a tool and to undo publications. */
export function ProductPage({ published }: ProductPageProps) {
  const t = useT('merchant');
  const { number = '' } = useParams();
  const productId = productOf(number);
  const title = useProduct(productId).title ?? t('merchant:product.untitled');
  const list = usePictures(productId);
  const selection = useSelection<StoreImage>(batchRules.maxItems);
  return (
    <Page
      title={title}
      backAction={{ content: t('merchant:nav.products'), url: paths.products.href() }}
      secondaryActions={[
        { content: t('merchant:product.results'), url: paths.history.href(productId) },
      ]}
    >
      <PageTitle title={title} />
      <BlockStack gap="400">
        <Card padding="0">
          <PicturesHead productId={productId} title={title} list={list} selection={selection} />
          <PictureGrid list={list} title={title} selection={selection} />
        </Card>
        {/* What stands below would only be pushed down by them. */}
        {!list.loading && published(productId)}
      </BlockStack>
    </Page>
  );
}
