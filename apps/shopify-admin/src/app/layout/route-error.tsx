import { Banner, Page } from '@shopify/polaris';
import { useT } from '@tintory/i18n';

/** Stands where a page fell over: a bug, or a part of the app that could not be fetched. */
export function RouteError() {
  const t = useT();
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
