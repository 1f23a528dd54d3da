import { Badge, Banner, BlockStack, Button, Card, SkeletonBodyText, Text } from '@shopify/polaris';
import { publicationsQuery } from '@tintory/api-client';
import type { Publication } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { coveredOf } from './covered.ts';
import { PublicationPictures } from './publication-pictures.tsx';
import styles from './publishing.module.css';

type PublicationsCardProps = {
  /** Of this product alone. */
  productId?: string;
  /** Shows only this many, the latest; without it, all can be loaded. */
  most?: number;
  /** The action of each publication; `covered` if a later picture has replaced it. */
  Action: ComponentType<{ publication: Publication; covered: boolean }>;
};

/** The app's publications, newest first. */
export function PublicationsCard({ productId, most, Action }: PublicationsCardProps) {
  const t = useT('merchant');
  const api = useApi();
  const query = {
    ...(productId !== undefined && { product_id: productId }),
    ...(most !== undefined && { limit: most }),
  };
  const list = useInfiniteQuery(publicationsQuery(api, query));
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const covered = coveredOf(rows ?? []);
  return (
    <Card>
      <BlockStack gap="400">
        <Text as="h2" variant="headingMd">
          {t('merchant:published.title')}
        </Text>
        {list.isError && (
          <Banner
            tone="critical"
            action={{ content: t('merchant:connect.retry'), onAction: () => void list.refetch() }}
          >
            {t('merchant:published.failed')}
          </Banner>
        )}
        {list.isPending && <SkeletonBodyText lines={3} />}
        {rows?.length === 0 && (
          <Text as="p" tone="subdued">
            {t('merchant:published.empty')}
          </Text>
        )}
        {rows && rows.length > 0 && (
          <ul className={styles['list']}>
            {rows.map((publication) => (
              <Row
                key={publication.id}
                publication={publication}
                covered={covered.has(publication.id)}
                Action={Action}
              />
            ))}
          </ul>
        )}
        {most === undefined && list.hasNextPage && (
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('merchant:published.more')}
          </Button>
        )}
      </BlockStack>
    </Card>
  );
}

type RowProps = {
  publication: Publication;
  covered: boolean;
} & Pick<PublicationsCardProps, 'Action'>;

function Row({ publication, covered, Action }: RowProps) {
  const t = useT('merchant');
  const formats = useFormats();
  const { status, before_url: before, alt, created_at: created } = publication;
  return (
    <li className={styles['row']}>
      <PublicationPictures publication={publication} />
      <div className={styles['what']}>
        <span className={styles['line']}>
          <Text as="span" fontWeight="medium">
            {t(before ? 'merchant:published.replaced' : 'merchant:published.added')}
          </Text>
          {status === 'undone' && <Badge>{t('merchant:published.undone')}</Badge>}
          {covered && <Badge>{t('merchant:published.covered')}</Badge>}
        </span>
        <Text as="span" tone="subdued" variant="bodySm">
          <time dateTime={created}>{formats.dateTime(created)}</time>
          {alt && ` · ${alt}`}
        </Text>
      </div>
      <Action publication={publication} covered={covered} />
    </li>
  );
}
