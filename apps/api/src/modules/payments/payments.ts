import { AppError } from '../../platform/errors.ts';
import type { SoldPlan } from '../plans/plans.ts';

/**
 * The subject of a provider's webhook event; an order by its page. Its state is read from the
 * provider again.
 */
export type Topic = { kind: 'subscription' | 'invoice' | 'payment' | 'order'; id: string };

export type ProviderSubscription = {
  id: string;
  customerId: string;
  planId: string | null;
  status: 'pending' | 'active' | 'past_due' | 'ended';
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The plan after this period; null if it stays. */
  nextPlanId: string | null;
  endedAt: Date | null;
};

/** What a part of an invoice is for. `amount` in minor units, negative for what is credited. */
export type InvoiceLine = {
  planId: string | null;
  amount: number;
  proration: boolean;
  start: Date;
  end: Date;
};

export type ProviderInvoice = {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  paymentId: string | null;
  /** `failed`: a payment failed and can be retried. */
  status: 'draft' | 'open' | 'failed' | 'paid' | 'void';
  /** Minor units that were paid, or are due. */
  amount: number;
  currency: string;
  url: string | null;
  createdAt: Date;
  lines: InvoiceLine[];
  refunds: { id: string; amount: number; createdAt: Date }[];
  /** Minor units that are disputed or lost in a dispute. */
  disputed: number;
};

export type CheckoutRequest = {
  customerId: string;
  userId: string;
  plan: SoldPlan;
  successUrl: string;
  cancelUrl: string;
};

export type PortalRequest = {
  customerId: string;
  returnUrl: string;
  /**
   * Opens at the confirmation of this change, which returns to `doneUrl`; without one at the
   * overview.
   */
  change?: { subscriptionId: string; plan: SoldPlan; doneUrl: string };
};

/** The provider no longer knows our customer: it was deleted, or the keys changed. */
export class CustomerGone extends AppError {
  constructor(cause: unknown) {
    super('ProviderUnavailable', { cause });
  }
}

/** The payment provider, as far as the product knows it. Amounts in minor units. */
export type Payments = {
  /** The same one whenever asked; another one in the place of one that is gone. */
  createCustomer(user: { id: string; email: string | null }, gone?: string): Promise<string>;
  /**
   * Reuses an open payment page for the same item; other open pages for plans, or packs, expire.
   */
  keepCheckout(request: CheckoutRequest): Promise<string | null>;
  /** A page on which to pay. */
  startCheckout(request: CheckoutRequest): Promise<string>;
  /** Ends a customer's open pages: those that sell plans, or all. */
  expireCheckouts(customerId: string, kind: 'plans' | 'all'): Promise<void>;
  openPortal(request: PortalRequest): Promise<string>;
  /** Refunds all payments of a subscription, once; returns its paid invoices. */
  refundSubscription(id: string): Promise<string[]>;
  /** Ends a subscription at once; one that has ended stays as it is. */
  endSubscription(id: string): Promise<void>;
  /**
   * What a verified webhook event is about.
   *
   * @throws AppError `BadSignature` for what the provider did not sign
   */
  readWebhook(body: Buffer, signature: string): Topic[];
  /** Null if the provider does not know it. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  readInvoice(id: string): Promise<ProviderInvoice>;
  /** The invoice that a payment belongs to. */
  findInvoice(paymentId: string): Promise<string | null>;
  /** Everything that changed the books since a time, for comparing. */
  listInvoices(since: Date): AsyncIterable<{ id: string; customerId: string }>;
  /** Ended ones too; all, or one customer's. */
  listSubscriptions(customerId?: string): AsyncIterable<{ id: string; customerId: string }>;
};
