/** The sandbox's own model; `views.ts` maps it to Stripe's objects. Times are in seconds. */
export type Customer = {
  id: string;
  email: string | null;
  created: number;
  metadata: Record<string, string>;
  /** Minor units; negative is a credit. */
  balance: number;
  card: 'accepted' | 'declined';
  deleted: boolean;
};

export type Product = { id: string; name: string; created: number };

export type Price = {
  id: string;
  product: string;
  unitAmount: number;
  currency: string;
  interval: 'month' | 'year' | null;
  lookupKey: string | null;
  metadata: Record<string, string>;
  created: number;
};

export type CheckoutSession = {
  id: string;
  customer: string;
  mode: 'payment' | 'subscription';
  lines: CheckoutLine[];
  /** Minor units, on top of the lines. */
  tax: number;
  metadata: Record<string, string>;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  /** State of a bank debit, which settles after the session is complete. */
  debit: 'under way' | 'settled' | null;
  subscription: string | null;
  invoice: string | null;
  payment: string | null;
  /** Whether a one-time payment gets an invoice. */
  invoices: boolean;
  created: number;
  expiresAt: number;
};

export type CheckoutLine = { price: string; quantity: number };

export type Subscription = {
  id: string;
  itemId: string;
  customer: string;
  price: string;
  /** A downgrade that starts with the next period. */
  nextPrice: string | null;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  created: number;
  anchor: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  latestInvoice: string | null;
  metadata: Record<string, string>;
};

export type InvoiceLine = {
  id: string;
  price: string;
  amount: number;
  description: string;
  proration: boolean;
  start: number;
  end: number;
};

export type BillingReason =
  'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export type Invoice = {
  id: string;
  number: string;
  customer: string;
  subscription: string | null;
  status: 'open' | 'paid' | 'void';
  reason: BillingReason;
  created: number;
  lines: InvoiceLine[];
  total: number;
  due: number;
  attempts: number;
  payment: string | null;
  metadata: Record<string, string>;
};

/** A payment intent and its only charge, as one object. */
export type Payment = {
  id: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  chargeId: string;
  customer: string;
  amount: number;
  currency: string;
  invoice: string | null;
  created: number;
};

export type Refund = {
  id: string;
  payment: string;
  amount: number;
  status: 'succeeded' | 'failed';
  created: number;
};

export type Dispute = {
  id: string;
  payment: string;
  amount: number;
  status: 'needs_response' | 'won' | 'lost';
  created: number;
};

export type PortalConfiguration = {
  id: string;
  metadata: Record<string, string>;
  products: { product: string; prices: string[] }[];
  created: number;
};

export type PortalSession = {
  id: string;
  customer: string;
  returnUrl: string;
  configuration: string;
  /** A plan change to confirm: the new price, and the URL to return to. */
  change: { subscription: string; price: string; completedUrl: string } | null;
  created: number;
};

export type StripeEvent = {
  id: string;
  type: string;
  created: number;
  /** Snapshot of the object. */
  object: Record<string, unknown>;
};
