import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlanServices } from '../plan-services.tsx';
import { openPaymentTab, type PaymentTab } from '../pricing/payment-tab.ts';

type Page = () => Promise<{ confirmation_url: string }>;

/**
 * Agreeing to a charge happens on the store's own page: a tab opens with the click and goes there.
 * `pending` from the click until the page is known.
 */
export function useStorePurchase(onOpened: () => void) {
  const t = useT('storePlans');
  const { toast } = useKit();
  const { api, signedIn, requestSignIn, storeDoneUrl } = usePlanServices();
  const client = useQueryClient();

  const { mutate, isPending } = useMutation({
    mutationFn: ({ page }: { page: Page; tab: PaymentTab }) => page(),
    onSuccess: ({ confirmation_url: url }, { tab }) => {
      tab.go(url);
      onOpened();
      // What is agreed to in the other tab is looked for when this one is seen again.
      void client.invalidateQueries({ queryKey: ['members'] });
    },
    onError: (_error, { tab }) => {
      tab.close();
      toast({ tone: 'bad', text: t('storePlans:failed') });
    },
  });

  const open = (page: Page) => {
    if (!signedIn) return requestSignIn();
    mutate({ page, tab: openPaymentTab(t('storePlans:opening')) });
  };
  return {
    pending: isPending,
    subscribe: (planId: string) =>
      open(() => api.store.subscribe({ plan_id: planId, redirect_uri: storeDoneUrl(planId) })),
    raiseCap: (capAmount: number) =>
      open(() => api.store.raiseCap({ cap_amount: capAmount, redirect_uri: storeDoneUrl() })),
  };
}
