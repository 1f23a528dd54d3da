import { Banner, Page } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { useFreshPage } from '@tintory/ui-kit';
import { useRouteError } from 'react-router-dom';
import { PageLoading } from './page-loading.tsx';

/** Shown when a page throws: by a bug, or a chunk that could not be loaded. */
export function RouteError() {
  const t = useT();
  const loading = useFreshPage(useRouteError());
  if (loading) return <PageLoading />;
  return (
    <Page narrowWidth>
      <Banner
        tone="critical"
        title={t('crashed.title')}
        action={{ content: t('crashed.action'), onAction: () => location.reload() }}
      >
        {t('crashed.text')}
      </Banner>
    </Page>
  );
}
