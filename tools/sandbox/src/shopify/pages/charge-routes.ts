import type { FastifyInstance, FastifyReply } from 'fastify';
import { parse } from 'qs';
import { z } from 'zod';
import { inSandbox } from '../admin/address.ts';
import type { Shopify } from '../shopify.ts';
import { chargeNote, chargePage } from './charge-page.ts';

type Params = { shop: string; id: string };

const form = z.object({ answer: z.enum(['approve', 'decline']) });

/** Must not be framed: charges are confirmed in a top-level window. */
const show = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .status(status)
    .header('content-security-policy', "frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(page);

/** Routes of the confirmation page. */
export function chargeRoutes(app: FastifyInstance, { store, billing }: Shopify): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(String(body))),
  );

  /** The open charge of a URL, or why there is none. */
  function find({ shop: domain, id }: Params) {
    const shop = store.find(domain);
    const charge = shop?.charges.get(Number(id));
    const subscription = shop?.subscriptions.get(charge?.subscription ?? 0);
    if (!shop || !charge || !subscription)
      return { note: 'There is no such charge.', status: 404 } as const;
    billing.tick(shop);
    const wanted = charge.raise ? 'ACTIVE' : 'PENDING';
    if (charge.answer || subscription.status !== wanted)
      return { note: 'This charge is not open any more.', status: 410 } as const;
    return { shop, charge, subscription };
  }

  const path = '/charges/:id/confirm';
  app.get<{ Params: Params }>(path, (request, reply) => {
    const found = find(request.params);
    if ('note' in found) return show(reply, chargeNote(found.note), found.status);
    return show(reply, chargePage(found.shop, found.charge, found.subscription));
  });
  app.post<{ Params: Params }>(path, (request, reply) => {
    const found = find(request.params);
    if ('note' in found) return show(reply, chargeNote(found.note), found.status);
    const { answer } = form.parse(request.body);
    const next = billing.answer(found.shop, found.charge, answer === 'approve');
    return reply.redirect(inSandbox(next), 303);
  });
}
