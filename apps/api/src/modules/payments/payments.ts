import { AppError } from '../../platform/errors.ts';
import type { SoldPlan } from '../plans/plans.ts';

/**
 * What a piece of news from the provider is about; an order by its page. What became of it is asked
 * for anew.
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
  /** What the plan changes to when the period ends; null where it stays. */
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
  /** `failed`: a payment was tried in vain and may be tried again. */
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
  /** Opens on confirming this change, which leads to `doneUrl`; without it on the overview. */
  change?: { subscriptionId: string; plan: SoldPlan; doneUrl: string };
};

/** The provider does not know a customer of ours any more: it was deleted, or its keys changed. */
export class CustomerGone extends AppError {
  constructor(cause: unknown) {
    super('ProviderUnavailable', { cause });
  }
}

/** The payment provider, as far as the product knows it. Amounts in minor units. */
export type Payments = {
  /** The same one whenever asked; another one in the place of one that is gone. */
  createCustomer(user: { id: string; email: string | null }, gone?: string): Promise<string>;
  /** An open page that sells the same; every other open one that sells a plan, or a pack, ends. */
  keepCheckout(request: CheckoutRequest): Promise<string | null>;
  /** A page on which to pay. */
  startCheckout(request: CheckoutRequest): Promise<string>;
  /** Ends a customer's open pages: those that sell plans, or all. */
  expireCheckouts(customerId: string, kind: 'plans' | 'all'): Promise<void>;
  openPortal(request: PortalRequest): Promise<string>;
  /** Gives back, once, all that was paid for a subscription; answers its paid invoices. */
  refundSubscription(id: string): Promise<string[]>;
  /** Ends a subscription at once; one that has ended stays as it is. */
  endSubscription(id: string): Promise<void>;
  /** What verified news is about. @throws AppError `BadSignature` for what the provider did not sign */
  readNews(body: Buffer, signature: string): Topic[];
  /** Null for one that the provider does not know. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  readInvoice(id: string): Promise<ProviderInvoice>;
  /** The invoice that a payment belongs to. */
  findInvoice(paymentId: string): Promise<string | null>;
  /** Everything that changed the books since a time, for comparing. */
  listInvoices(since: Date): AsyncIterable<{ id: string; customerId: string }>;
  /** Ended ones too; all, or one customer's. */
  listSubscriptions(customerId?: string): AsyncIterable<{ id: string; customerId: string }>;
};
