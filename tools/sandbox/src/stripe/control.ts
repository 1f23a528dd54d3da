import type { Card, Means } from './checkout.ts';
import type { Stripe } from './stripe.ts';
import type { Order } from '../deliveries.ts';

const daySeconds = 86_400;

export type StripeControl = ReturnType<typeof createControl>;

/** Controls for tests and people: order progress, faults, limits and stock. */
export function createControl(stripe: Stripe) {
  const { store, webhooks, checkout, subscribing, reversing } = stripe;
  return {
    store,
    ...controlPayments(stripe),
    ...controlCustomers(stripe),
    ...controlSubscriptions(stripe),
    advance: (days: number) => {
      subscribing.advanceTo(store.now() + days * daySeconds);
      checkout.expireDue();
    },
    refund: reversing.refund,
    failRefund: reversing.failRefund,
    dispute: reversing.dispute,
    closeDispute: reversing.closeDispute,
    events: (type?: string) =>
      store.events.list((event) => !type || event.type === type).map(({ id }) => id),
    resend: webhooks.resend,
    hold: webhooks.hold,
    release: (order?: Order, copies?: number) => webhooks.release(order, copies),
    lose: webhooks.lose,
    dropNext: webhooks.dropNext,
    setWebhookUrl: webhooks.setUrl,
    /** Resolves when every delivery under way has arrived or was given up. */
    idle: webhooks.idle,
  };
}

function controlPayments({ store, checkout }: Stripe) {
  const lastOpen = (userId: string) => {
    const [session] = store.sessions.list(
      ({ clientReferenceId, status }) => clientReferenceId === userId && status === 'open',
    );
    if (!session) throw new Error('This user has no open checkout.');
    return session.id;
  };
  return {
    /** Pays the newest open checkout of a user; false when the card is declined. */
    pay: (userId: string, means: Means = 'accepted') => checkout.pay(lastOpen(userId), means),
    /** Pays a checkout session; false if it is not open. */
    payPage: (id: string) =>
      store.sessions.get(id).status === 'open' && checkout.pay(id, 'accepted'),
    settleDebit: checkout.settleDebit,
    /** A user's newest pending bank debit. */
    debitOf: (userId: string) => {
      const [session] = store.sessions.list(
        ({ clientReferenceId, debit }) => clientReferenceId === userId && debit === 'under way',
      );
      if (!session) throw new Error('This user has no debit under way.');
      return session.id;
    },
    /** The newest payment of a user. */
    paymentOf: (userId: string) => {
      const [found] = store.payments.list(
        ({ customer }) => store.customers.get(customer).metadata['user_id'] === userId,
      );
      if (!found) throw new Error('This user has paid nothing.');
      return found;
    },
  };
}

function controlCustomers({ store, subscribing }: Stripe) {
  return {
    /** Deletes a user's customer, as in Stripe's dashboard. */
    deleteCustomer: (userId: string) => {
      const fits = store.customers.list(
        ({ deleted, metadata }) => !deleted && metadata['user_id'] === userId,
      );
      for (const customer of fits) subscribing.deleteCustomer(customer);
    },
    /** Deletes all customers, as after a change from test to live keys. */
    forgetCustomers: () => {
      const { customers, invoices, payments, sessions, subscriptions } = store;
      for (const shelf of [customers, invoices, payments, sessions, subscriptions]) shelf.clear();
    },
  };
}

function controlSubscriptions({ store, subscribing }: Stripe) {
  const liveOf = (userId: string) => {
    const [item] = store.subscriptions.list(
      ({ customer, status }) =>
        status !== 'canceled' && store.customers.get(customer).metadata['user_id'] === userId,
    );
    if (!item) throw new Error('This user has no subscription.');
    return item;
  };
  return {
    subscriptionOf: liveOf,
    setCard: (userId: string, card: Card) => {
      store.customers.get(liveOf(userId).customer).card = card;
    },
    changePlan: (userId: string, planId: string) => {
      const [price] = store.prices.list(({ metadata }) => metadata['plan_id'] === planId);
      if (!price) throw new Error(`There is no price for ${planId}.`);
      return subscribing.change(liveOf(userId), price);
    },
    setCancel: (userId: string, cancel: boolean) => subscribing.setCancel(liveOf(userId), cancel),
    payAgain: (userId: string) => subscribing.payAgain(liveOf(userId)),
  };
}
