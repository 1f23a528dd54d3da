import { Banner, Box } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { useOnline } from '@tintory/ui-kit';

/** Says once, on every page, what would otherwise fail call by call. */
export function OfflineNotice() {
  const t = useT();
  const online = useOnline();
  if (online) return null;
  return (
    <Box padding="400">
      <Banner tone="warning" title={t('offline.title')}>
        {t('offline.text')}
      </Banner>
    </Box>
  );
}
