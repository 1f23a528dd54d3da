import type { FastifyInstance, FastifyReply } from 'fastify';
import { parse } from 'qs';
import { z } from 'zod';
import type { PortalSession } from '../model.ts';
import type { Stripe } from '../stripe.ts';
import { checkoutPage } from './checkout-page.ts';
import { invoicePage } from './invoice-page.ts';
import { overviewPage } from './overview-page.ts';
import { receiptPage } from './receipt-page.ts';
import { confirmChangePage, portalPage } from './portal-page.ts';

const declined = 'The card was declined. Nothing was charged; try another one.';
const form = z.object({
  card: z.enum(['accepted', 'declined', 'bank']).default('accepted'),
  do: z.string().default(''),
  price: z.string().default(''),
});
type Form = z.infer<typeof form>;
type WithId = { Params: { id: string } };

const show = (reply: FastifyReply, page: string, status = 200) =>
  reply.status(status).type('text/html; charset=utf-8').send(page);

/** Routes of the HTML pages; forms work without scripts. */
export function stripePages(app: FastifyInstance, stripe: Stripe): void {
  const { store, checkout } = stripe;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(String(body))),
  );

  app.get('/stripe', (_request, reply) => show(reply, overviewPage(stripe)));
  app.get<WithId>('/stripe/invoices/:id', ({ params }, reply) =>
    show(reply, invoicePage(stripe, store.invoices.get(params.id))),
  );

  app.get<WithId>('/stripe/receipts/:id', ({ params }, reply) =>
    show(reply, receiptPage(store.payments.get(params.id))),
  );

  app.get<WithId>('/stripe/checkout/:id', ({ params }, reply) =>
    show(reply, checkoutPage(stripe, store.sessions.get(params.id), null)),
  );
  app.post<WithId>('/stripe/checkout/:id', ({ params, body }, reply) => {
    const session = store.sessions.get(params.id);
    if (session.status !== 'open') return show(reply, checkoutPage(stripe, session, null), 409);
    if (!checkout.pay(session.id, form.parse(body).card)) {
      return show(reply, checkoutPage(stripe, session, declined), 402);
    }
    return reply.redirect(session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  });

  app.get<WithId>('/stripe/portal/:id', ({ params }, reply) =>
    show(reply, confirmChangePage(stripe, store.portals.get(params.id), null)),
  );
  app.post<WithId>('/stripe/portal/:id', ({ params, body }, reply) => {
    const portal = store.portals.get(params.id);
    const wish = form.parse(body);
    const done = manage(stripe, portal, wish);
    if (wish.do === 'confirm') {
      if (!done) return show(reply, confirmChangePage(stripe, portal, declined), 402);
      return reply.redirect(portal.change?.completedUrl ?? portal.returnUrl, 303);
    }
    return show(reply, portalPage(stripe, portal, done ? null : declined), done ? 200 : 402);
  });
}

/** Handles a form of the portal; false if the card was declined. */
function manage({ store, subscribing }: Stripe, portal: PortalSession, wish: Form): boolean {
  const customer = store.customers.get(portal.customer);
  const [item] = store.subscriptions.list(
    (found) => found.customer === portal.customer && found.status !== 'canceled',
  );
  if (wish.do === 'card') {
    if (wish.card === 'bank') return false;
    customer.card = wish.card;
    return item?.status !== 'past_due' || subscribing.payAgain(item);
  }
  if (!item) return true;
  if (wish.do === 'cancel' || wish.do === 'resume') {
    subscribing.setCancel(item, wish.do === 'cancel');
    return true;
  }
  if (wish.do === 'keep') {
    subscribing.keep(item);
    return true;
  }
  const price = wish.do === 'confirm' ? portal.change?.price : wish.price;
  return subscribing.change(item, store.prices.get(price ?? null));
}
