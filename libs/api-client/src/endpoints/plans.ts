import type { PaymentPage, Plan, PlanList, SubscribeBody } from '@tintory/contract';
import type { Request } from '../call.ts';
import type { SpendOptions, Spending } from '../spend.ts';

export const plansEndpoints = (request: Request, { spend }: Spending) => ({
  list: (signal?: AbortSignal) => request<PlanList>({ path: '/api/plans', signal }),

  read: (id: string, signal?: AbortSignal) =>
    request<Plan>({ path: '/api/plans', query: { id }, signal }),

  /** The page on which to pay, or to confirm a change of plan. */
  subscribe: (body: SubscribeBody, options?: SpendOptions) =>
    spend<PaymentPage>({ path: '/api/plans', json: body, replaces: true }, options),

  /** The page on which card, plan and invoices are managed. */
  portal: (returnUrl: string) =>
    request<PaymentPage>({
      method: 'POST',
      path: '/api/plans/portal',
      json: { return_url: returnUrl },
    }),
});
