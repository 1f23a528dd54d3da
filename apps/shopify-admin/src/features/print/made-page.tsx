import { BlockStack, Button, Card, Page, SkeletonBodyText } from '@shopify/polaris';
import { printInStoreQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit, useOnline } from '@tintory/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { FulfilmentBanner } from './fulfilment-banner.tsx';
import { MadeRow } from './made-row.tsx';
import styles from './print.module.css';

/** Every design that became a product of the store, the newest first. */
export function MadePage() {
  const t = useT('merchantPrint');
  const title = t('merchantPrint:made.title');
  return (
    <Page
      title={title}
      subtitle={t('merchantPrint:made.lead')}
      backAction={{ url: paths.print.href(), content: t('merchantPrint:all') }}
    >
      <PageTitle title={title} />
      <BlockStack gap="400">
        <FulfilmentBanner />
        <Made />
      </BlockStack>
    </Page>
  );
}

function Made() {
  const t = useT('merchantPrint');
  const { Banner, EmptyState } = useKit();
  const navigate = useNavigate();
  const online = useOnline();
  const list = useInfiniteQuery(printInStoreQuery(useApi()));
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const problem = list.data?.pages.find((page) => page.problem)?.problem;
  const again = { label: t('merchantPrint:made.again'), onClick: () => void list.refetch() };
  if (!rows && (list.isError || !online)) {
    const title = t(online ? 'merchantPrint:made.failed' : 'merchantPrint:made.offline');
    return <Banner tone={online ? 'bad' : 'caution'} title={title} action={again} />;
  }
  const begin = {
    label: t('merchantPrint:made.begin'),
    onClick: () => void navigate(paths.print.href()),
  };
  return (
    <>
      {problem && (
        <Banner tone="caution" title={t('merchantPrint:made.stale')} action={again}>
          {problem.message}
        </Banner>
      )}
      <Card padding={rows && rows.length > 0 ? '0' : '400'}>
        {!rows && <SkeletonBodyText lines={6} />}
        {rows?.length === 0 && (
          <EmptyState
            title={t('merchantPrint:made.empty')}
            text={t('merchantPrint:made.emptyText')}
            action={begin}
          />
        )}
        {rows && rows.length > 0 && (
          <ul className={styles['list']}>
            {rows.map((made) => (
              <MadeRow key={made.id} made={made} />
            ))}
          </ul>
        )}
      </Card>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('merchantPrint:made.more')}
        </Button>
      )}
    </>
  );
}
