import { useMutation } from '@tanstack/react-query';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { usePlanServices } from '../plan-services.tsx';
import { openPaymentTab, type PaymentTab } from '../pricing/payment-tab.ts';

/** Opens the provider's page for card, plan and invoices in a tab of its own. */
export function usePortal() {
  const t = useT('plans');
  const { api, planUrl } = usePlanServices();
  const { toast } = useKit();
  const opening = useMutation({
    mutationFn: (_tab: PaymentTab) => api.plans.portal(planUrl()),
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
