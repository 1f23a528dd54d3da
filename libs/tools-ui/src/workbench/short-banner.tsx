import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useToolServices } from '../tool-services.tsx';

/** The number of credits needed, and the way to more. */
export function ShortBanner({ required, balance }: { required: number; balance: number }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const { requestCredits } = useToolServices();
  return (
    <Banner
      tone="caution"
      title={t('workbench:short.title')}
      action={{
        label: t('workbench:short.action'),
        onClick: () => requestCredits({ required, balance }),
      }}
    >
      {t('workbench:short.text', { required, balance })}
    </Banner>
  );
}
