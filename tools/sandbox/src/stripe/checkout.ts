import type { Invoicing } from './invoicing.ts';
import { currencyOf, mainPrice, totalOf } from './checkout-lines.ts';
import type { CheckoutSession } from './model.ts';
import type { Store } from './store.ts';
import { StripeError } from './stripe-error.ts';
import type { Subscribing } from './subscribing.ts';
import type { Views } from './views.ts';
import type { Webhooks } from './webhooks.ts';

export type Card = 'accepted' | 'declined';

/** `bank`: a debit that settles days later or fails; only for one-time payments. */
export type Means = Card | 'bank';

/** The money of what is paid once: with an invoice where the session asks for one. */
function createSinglePayments(store: Store, invoicing: Invoicing) {
  const begin = (session: CheckoutSession) =>
    invoicing.begin({
      customer: session.customer,
      invoice: null,
      amount: totalOf(store, session),
      currency: currencyOf(store, session),
    });

  function payInvoice(session: CheckoutSession): void {
    const price = mainPrice(store, session);
    const now = store.now();
    const description = store.products.get(price.product).name;
    const invoice = invoicing.write({
      customer: store.customers.get(session.customer),
      subscription: null,
      reason: 'manual',
      metadata: session.metadata,
      lines: [
        {
          ...{ price: price.id, amount: price.unitAmount, description },
          ...{ proration: false, start: now, end: now },
        },
      ],
    });
    invoicing.pay(invoice);
    session.invoice = invoice.id;
    session.payment = invoice.payment;
  }

  function pay(session: CheckoutSession): void {
    if (session.invoices) return payInvoice(session);
    session.payment ??= begin(session).id;
    invoicing.arrive(store.payments.get(session.payment));
  }

  return { begin, pay };
}

type SinglePayments = ReturnType<typeof createSinglePayments>;
type Emit = Webhooks['emit'];

/** Debits whose money comes days later, or never. */
function createDebits(store: Store, views: Views, emit: Emit, single: SinglePayments) {
  return {
    begin: (session: CheckoutSession): void => {
      if (session.mode !== 'payment') {
        throw new StripeError(400, 'A bank debit cannot be used in subscription mode.');
      }
      session.status = 'complete';
      session.debit = 'under way';
      if (!session.invoices) session.payment = single.begin(session).id;
      emit('checkout.session.completed', views.session(session));
    },

    /** Settles a bank debit or lets it fail. */
    settle: (id: string, arrives: boolean): void => {
      const session = store.sessions.get(id);
      if (session.debit !== 'under way') {
        throw new StripeError(400, 'This session waits for no money.');
      }
      session.debit = 'settled';
      if (!arrives) {
        const payment = store.payments.find(session.payment);
        if (payment) payment.status = 'requires_payment_method';
        emit('checkout.session.async_payment_failed', views.session(session));
        return;
      }
      session.paymentStatus = 'paid';
      single.pay(session);
      emit('checkout.session.async_payment_succeeded', views.session(session));
    },
  };
}

/** Ends pages that nobody paid on. */
function createExpiry(store: Store, views: Views, emit: Emit) {
  const expire = (id: string): CheckoutSession => {
    const session = store.sessions.get(id);
    if (session.status !== 'open') {
      throw new StripeError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    session.status = 'expired';
    emit('checkout.session.expired', views.session(session));
    return session;
  };
  return {
    expire,
    /** Expires the overdue sessions. */
    expireDue: (): void => {
      const due = store.sessions.list(
        ({ status, expiresAt }) => status === 'open' && expiresAt <= store.now(),
      );
      for (const { id } of due) expire(id);
    },
  };
}

/** Checkout: card payments, bank debits and expiry. */
export function createCheckout(
  store: Store,
  views: Views,
  { emit }: Pick<Webhooks, 'emit'>,
  invoicing: Invoicing,
  subscribing: Subscribing,
) {
  const single = createSinglePayments(store, invoicing);
  const debits = createDebits(store, views, emit, single);

  function subscribe(session: CheckoutSession): void {
    const price = mainPrice(store, session).id;
    const { item, invoice } = subscribing.start(session.customer, price, session.metadata);
    session.subscription = item.id;
    session.invoice = invoice.id;
  }

  return {
    ...createExpiry(store, views, emit),
    settleDebit: debits.settle,

    /** Pays an open session; false when the card is declined, and the session stays open. */
    pay: (id: string, means: Means): boolean => {
      const session = store.sessions.get(id);
      if (session.status !== 'open') throw new StripeError(400, 'This session is not open.');
      if (means === 'declined') return false;
      if (means === 'bank') {
        debits.begin(session);
        return true;
      }
      store.customers.get(session.customer).card = means;
      session.status = 'complete';
      session.paymentStatus = 'paid';
      if (session.mode === 'payment') single.pay(session);
      else subscribe(session);
      emit('checkout.session.completed', views.session(session));
      return true;
    },
  };
}
