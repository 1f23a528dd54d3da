/** The contents of a payment page. Amounts in minor units. */
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
  /** The payment page while it is open. */
  url: string | null;
  /** `pending`: the buyer has done their part and the money is under way. `failed`: it will not come. */
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  /** Of paid periods, present and past. */
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
  /** Expires a payment page; a paid or expired one stays as it is. */
  expire(sessionId: string): Promise<void>;
  read(sessionId: string): Promise<OrderPayment>;
  /** The pages since a day on which buyers have done their part. */
  list(since: Date): AsyncIterable<string>;
  /** Refunds the rest of a payment, once. */
  refund(orderId: string, paymentId: string): Promise<void>;
};
