import { printStoreSetupQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';

/** Notice that orders are not fulfilled yet, and what to set up; nothing if they are. */
export function FulfilmentBanner() {
  const t = useT('merchantPrint');
  const { Banner } = useKit();
  const { data } = useQuery(printStoreSetupQuery(useApi()));
  if (!data || data.fulfilled) return null;
  return (
    <Banner tone="caution" title={t('merchantPrint:unfulfilled.title')}>
      {t('merchantPrint:unfulfilled.text')}
    </Banner>
  );
}
