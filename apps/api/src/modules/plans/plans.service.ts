import type { Plan, PlanList, SubscribeBody } from '@tintory/contract';
import { AppError } from '../../platform/errors.ts';
import type { CheckoutRequest, Payments } from '../payments/payments.ts';
import { isLive } from '../subscriptions/is-live.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import { findPlan, plans, type SoldPlan } from './plans.ts';

type Buyer = { id: string; email: string | null };

type Dependencies = {
  payments: Payments;
  subscriptions: SubscriptionsService;
  /** Origins that a buyer may return to. */
  origins: readonly string[];
};

const viewPlan = ({ id, credits, cents }: SoldPlan): Plan => ({
  id,
  credit: credits,
  price: cents / 100,
});
const listOf = (interval: SoldPlan['interval']) =>
  plans.filter((plan) => plan.interval === interval).map(viewPlan);

/** Routes of plans, payment pages and the portal. */
export function createPlansService({ payments, subscriptions, origins }: Dependencies) {
  function assertOurs(urls: Record<string, string>): void {
    for (const [field, url] of Object.entries(urls)) {
      if (origins.includes(new URL(url).origin)) continue;
      throw new AppError('InvalidInput', {
        details: { [field]: { text: 'notOurs' } },
      });
    }
  }

  /** The page on which a subscriber changes to another plan; null for whoever has none. */
  async function changePage(request: CheckoutRequest): Promise<string | null> {
    const { customerId, userId, plan, successUrl, cancelUrl } = request;
    await subscriptions.syncCustomer(userId, customerId);
    const current = await subscriptions.current(userId);
    if (current?.status === 'pending') throw new AppError('Conflict');
    if (!current || !isLive(current.status)) return null;
    const change = { subscriptionId: current.id, plan, doneUrl: successUrl };
    const has = current.planId === plan.id || current.nextPlanId === plan.id;
    return payments.openPortal({ customerId, returnUrl: cancelUrl, ...(has ? {} : { change }) });
  }

  return {
    list: (): PlanList => ({
      month: listOf('month'),
      year: listOf('year'),
      pay_go: listOf('one_time'),
    }),

    read: (id: string): Plan => {
      const plan = findPlan(id);
      if (!plan) throw new AppError('NotFound');
      return viewPlan(plan);
    },

    /**
     * The page to pay on; for a subscriber who takes another subscription, the page to change it.
     *
     * @throws AppError `Conflict` while a first payment is under way
     */
    subscribe: async (buyer: Buyer, body: SubscribeBody): Promise<string> => {
      const plan = planOf(body);
      const { success_url: successUrl, cancel_url: cancelUrl } = body;
      assertOurs({ success_url: successUrl, cancel_url: cancelUrl });
      return subscriptions.forCustomer(buyer, async (customerId) => {
        const request = { customerId, userId: buyer.id, plan, successUrl, cancelUrl };
        // Pages before plans, so that a payment in between is seen.
        const open = await payments.keepCheckout(request);
        const change = plan.interval === 'one_time' ? null : await changePage(request);
        return change ?? open ?? payments.startCheckout(request);
      });
    },

    /** The page on which a customer manages card, plan and invoices. */
    portal: async (buyer: Buyer, returnUrl: string): Promise<string> => {
      assertOurs({ return_url: returnUrl });
      return subscriptions.forCustomer(buyer, (customerId) =>
        payments.openPortal({ customerId, returnUrl }),
      );
    },
  };
}

function planOf({ plan_id: id, interval }: SubscribeBody): SoldPlan {
  const plan = findPlan(id);
  if (!plan) {
    throw new AppError('InvalidInput', { details: { plan_id: { text: 'noPlan' } } });
  }
  if (plan.interval !== interval) {
    const details = { interval: { text: 'noInterval' } } as const;
    throw new AppError('InvalidInput', { details });
  }
  return plan;
}
