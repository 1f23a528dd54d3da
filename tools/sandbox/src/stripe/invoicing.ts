import type { BillingReason, Customer, Invoice, InvoiceLine, Payment } from './model.ts';
import type { Store } from './store.ts';
import type { Views } from './views.ts';
import type { Webhooks } from './webhooks.ts';

type Draft = {
  customer: Customer;
  subscription: string | null;
  reason: BillingReason;
  lines: Omit<InvoiceLine, 'id'>[];
  metadata?: Record<string, string>;
};

export type Invoicing = ReturnType<typeof createInvoicing>;

/** Creates and charges invoices. */
export function createInvoicing(store: Store, views: Views, { emit }: Pick<Webhooks, 'emit'>) {
  /**
   * Creates an invoice. The customer's credit balance is used first; a negative total is added to
   * it.
   */
  function write({ customer, subscription, reason, lines, metadata = {} }: Draft): Invoice {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const due = Math.max(0, total + customer.balance);
    customer.balance = Math.min(0, total + customer.balance);
    const invoice = store.invoices.add({
      id: store.newId('in'),
      number: store.nextNumber(),
      customer: customer.id,
      subscription,
      status: 'open',
      reason,
      created: store.now(),
      lines: lines.map((line) => ({ ...line, id: store.newId('il') })),
      total,
      due,
      attempts: 0,
      payment: null,
      metadata,
    });
    emit('invoice.created', views.invoice(invoice));
    emit('invoice.finalized', views.invoice(invoice));
    return invoice;
  }

  /** Charges the customer's card for an invoice; false when it declines. */
  function pay(invoice: Invoice): boolean {
    if (invoice.status === 'paid') return true;
    const customer = store.customers.get(invoice.customer);
    invoice.attempts += 1;
    if (invoice.due > 0 && customer.card === 'declined') {
      emit('invoice.payment_failed', views.invoice(invoice));
      return false;
    }
    invoice.status = 'paid';
    if (invoice.due > 0) {
      const { customer: payer, id, due: amount } = invoice;
      invoice.payment = charge({ customer: payer, invoice: id, amount, currency: 'usd' }).id;
    }
    emit('invoice.paid', views.invoice(invoice));
    emit('invoice.payment_succeeded', views.invoice(invoice));
    return true;
  }

  type Money = Pick<Payment, 'customer' | 'invoice' | 'amount' | 'currency'>;

  /** Creates a pending payment. */
  const begin = (what: Money): Payment =>
    store.payments.add({
      ...what,
      id: store.newId('pi'),
      status: 'processing',
      chargeId: store.newId('ch'),
      created: store.now(),
    });

  /** Charges a customer's card. */
  const charge = (what: Money): Payment => arrive(begin(what));

  function arrive(payment: Payment): Payment {
    payment.status = 'succeeded';
    emit('payment_intent.succeeded', views.paymentIntent(payment));
    emit('charge.succeeded', views.charge(payment));
    return payment;
  }

  return { write, pay, begin, arrive, charge };
}
