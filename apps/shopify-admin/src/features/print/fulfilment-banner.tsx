import { printStoreSetupQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';

/** That nobody makes what is ordered yet, and what to set up; nothing where somebody does. */
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
