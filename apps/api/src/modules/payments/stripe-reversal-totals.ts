import type { Stripe } from 'stripe';
import type { ProviderInvoice } from './payments.ts';
import { dateOf } from './stripe-client.ts';

type Reversals = Pick<ProviderInvoice, 'refunds' | 'disputed'>;

/** A payment's refunds and disputes. */
export async function readReversals(stripe: Stripe, paymentId: string): Promise<Reversals> {
  const refunds: ProviderInvoice['refunds'] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
    if (refund.status === 'failed' || refund.status === 'canceled') continue;
    const { id, amount, created } = refund;
    refunds.push({ id, amount, createdAt: dateOf(created) });
  }
  let disputed = 0;
  for await (const dispute of stripe.disputes.list({ payment_intent: paymentId, limit: 100 })) {
    if (takesMoney(dispute)) disputed += dispute.amount;
  }
  refunds.sort((a, b) => +a.createdAt - +b.createdAt || a.id.localeCompare(b.id));
  return { refunds, disputed };
}

/** During a dispute the money is gone; only a won dispute or an inquiry leaves it with us. */
const takesMoney = ({ status }: Stripe.Dispute): boolean =>
  status === 'needs_response' || status === 'under_review' || status === 'lost';
