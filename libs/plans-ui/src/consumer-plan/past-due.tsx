import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';

/** Says that a consumer's last payment failed, and leads to where the card is changed. */
export function PastDue({ onFix }: { onFix: () => void }) {
  const t = useT('account');
  const { Banner } = useKit();
  return (
    <Banner
      tone="bad"
      title={t('account:plan.pastDueTitle')}
      action={{ label: t('account:plan.fix'), onClick: onFix }}
    >
      {t('account:plan.pastDueText')}
    </Banner>
  );
}
