import {
  BlockStack,
  Card,
  InlineGrid,
  Page,
  SkeletonBodyText,
  SkeletonDisplayText,
} from '@shopify/polaris';
import { useT } from '@tintory/i18n';

/** Fallback while a page loads; its texts are in the first load. */
export function PageLoading() {
  const t = useT();
  return (
    <div role="status" aria-label={t('loading')}>
      <Page>
        <InlineGrid columns={{ xs: 1, md: ['twoThirds', 'oneThird'] }} gap="400" alignItems="start">
          <Bone lines={6} />
          <Bone lines={3} />
        </InlineGrid>
      </Page>
    </div>
  );
}

const Bone = ({ lines }: { lines: number }) => (
  <Card>
    <BlockStack gap="400">
      <SkeletonDisplayText size="small" />
      <SkeletonBodyText lines={lines} />
    </BlockStack>
  </Card>
);
