import { ApiError, membersFilter } from '@tintory/api-client';
import type { PlanInterval } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { usePlanServices } from '../plan-services.tsx';
import { openPaymentTab, thisTab, type PaymentTab } from './payment-tab.ts';
import { tellUnsure } from './tell-unsure.ts';
import { keepWish, takeWish } from './purchase-wish.ts';

export type Purchase = { planId: string; interval: PlanInterval };

const textOfCode: Record<string, 'pending' | 'unknown'> = {
  Conflict: 'pending',
  OutcomeUnknown: 'unknown',
};
const failureText = (error: unknown) =>
  (error instanceof ApiError && textOfCode[error.code]) || 'failed';

const here = () => location.pathname + location.search;

/**
 * The purchase: a visitor signs in first and continues automatically; then a tab opens for the
 * provider's page. `pending` is the interval being bought.
 */
export function usePurchase(onOpened: () => void) {
  const t = useT('plans');
  const { toast } = useKit();
  const { api, signedIn, requestSignIn, doneUrl } = usePlanServices();
  const client = useQueryClient();

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ planId, interval, tab }: Purchase & { tab: PaymentTab }) =>
      api.plans.subscribe(
        {
          plan_id: planId,
          interval,
          success_url: doneUrl(here(), planId),
          cancel_url: location.origin + here(),
        },
        { onUnsure: () => tellUnsure(t('plans:unsure'), tab, toast) },
      ),
    onSuccess: ({ url }, { tab }) => {
      tab.go(url);
      onOpened();
      // Refetched when this tab becomes visible again, after a purchase in the other one.
      void client.invalidateQueries(membersFilter);
    },
    onError: (error, { tab }) => {
      tab.close();
      toast({ tone: 'bad', text: t(`plans:${failureText(error)}`) });
    },
  });

  const buy = useCallback(
    (purchase: Purchase) => {
      if (!signedIn) {
        keepWish(purchase);
        requestSignIn();
        return;
      }
      mutate({ ...purchase, tab: openPaymentTab(t('plans:opening')) });
    },
    [signedIn, requestSignIn, mutate, t],
  );

  useEffect(() => {
    const wish = signedIn ? takeWish() : null;
    if (wish) mutate({ ...wish, tab: thisTab() });
  }, [signedIn, mutate]);

  return { buy, pending: isPending ? variables.interval : null };
}
