/** What a page to pay on asks for. Amounts in minor units. */
export type OrderPaymentRequest = {
  orderId: string;
  userId: string;
  customerId: string;
  currency: string;
  lines: { name: string; amount: number; quantity: number }[];
  shipping: { name: string; amount: number };
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
};

/** How a page stands, and what became of the money. */
export type OrderPayment = {
  orderId: string | null;
  sessionId: string;
  /** Where to pay, as long as it is open. */
  url: string | null;
  /** `pending`: the buyer has done their part and the money is under way. `failed`: it will not come. */
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  /** Of what is paid, or was. */
  paymentId: string | null;
  /** Minor units, tax included. */
  amount: number;
  currency: string;
  receiptUrl: string | null;
  refunds: { id: string; amount: number; createdAt: Date }[];
  /** Minor units that are disputed or lost in a dispute. */
  disputed: number;
};

/** How goods are paid, once and by themselves: never with credits. */
export type OrderPayments = {
  /** A page on which to pay; the same one for an order, however often it is asked for. */
  start(request: OrderPaymentRequest): Promise<{ sessionId: string; url: string }>;
  /** Ends a page; one on which was paid, or that ended, stays as it is. */
  expire(sessionId: string): Promise<void>;
  read(sessionId: string): Promise<OrderPayment>;
  /** The pages since a day on which buyers have done their part. */
  list(since: Date): AsyncIterable<string>;
  /** Gives back, once, all that is left of a payment. */
  refund(orderId: string, paymentId: string): Promise<void>;
};
