import { useMutation } from '@tanstack/react-query';
import { useT } from '@tintory/i18n';
import { openPaymentTab, type PaymentTab } from '@tintory/plans-ui';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';

/** Opens the provider's page for card, plan and invoices in a tab of its own. */
export function usePortal() {
  const t = useT('plans');
  const api = useApi();
  const { toast } = useKit();
  const opening = useMutation({
    mutationFn: (_tab: PaymentTab) => api.plans.portal(location.href),
    onSuccess: ({ url }, tab) => tab.go(url),
    onError: (_error, tab) => {
      tab.close();
      toast({ tone: 'bad', text: t('plans:failed') });
    },
  });
  return {
    pending: opening.isPending,
    open: () => opening.mutate(openPaymentTab(t('plans:opening'))),
  };
}
