import { ApiError, type SpendOptions, membersFilter } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlanServices } from '../plan-services.tsx';
import { openPaymentTab, type PaymentTab } from '../pricing/payment-tab.ts';
import { tellUnsure } from '../pricing/tell-unsure.ts';

type Page = (options: SpendOptions) => Promise<{ confirmation_url: string }>;

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
    mutationFn: ({ page, tab }: { page: Page; tab: PaymentTab }) =>
      page({ onUnsure: () => tellUnsure(t('storePlans:unsure'), tab, toast) }),
    onSuccess: ({ confirmation_url: url }, { tab }) => {
      tab.go(url);
      onOpened();
      // Refetched when this tab becomes visible again, after the answer in the other one.
      void client.invalidateQueries(membersFilter);
    },
    onError: (error, { tab }) => {
      tab.close();
      const unknown = error instanceof ApiError && error.code === 'OutcomeUnknown';
      toast({ tone: 'bad', text: t(unknown ? 'storePlans:unknown' : 'storePlans:failed') });
    },
  });

  const open = (page: Page) => {
    if (!signedIn) return requestSignIn();
    mutate({ page, tab: openPaymentTab(t('storePlans:opening')) });
  };
  return {
    pending: isPending,
    subscribe: (planId: string) =>
      open((options) =>
        api.store.subscribe({ plan_id: planId, redirect_uri: storeDoneUrl(planId) }, options),
      ),
    raiseCap: (capAmount: number) =>
      open((options) =>
        api.store.raiseCap({ cap_amount: capAmount, redirect_uri: storeDoneUrl() }, options),
      ),
  };
}
