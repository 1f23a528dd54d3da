import { Banner, Box } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says once, on every page, what would otherwise fail call by call. */
export function OfflineNotice() {
  const t = useT();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Box padding="400">
      <Banner tone="warning" title={t('offline.title')}>
        {t('offline.text')}
      </Banner>
    </Box>
  );
}
