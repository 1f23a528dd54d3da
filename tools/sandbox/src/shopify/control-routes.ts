import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StoreControl } from './control.ts';

const shop = z.object({ shop: z.string() });
const event = z.object({ event: z.string() });
const whole = z.coerce.number().int();

/** HTTP endpoints of the controls, for pages and scripts. */
export function controlRoutes(app: FastifyInstance, control: StoreControl): void {
  const { webhooks } = control;
  const add = <Body>(name: string, schema: z.ZodType<Body>, act: (body: Body) => unknown) =>
    app.post(`/control/${name}`, async (request, reply) => {
      const body = schema.safeParse(request.body ?? {});
      if (!body.success) return reply.status(400).send({ ok: false, error: body.error.message });
      const result = await act(body.data);
      const asked = request.headers.accept?.includes('text/html');
      return asked ? reply.redirect('/shopify', 303) : { ok: true, result };
    });

  add('open', shop, ({ shop: domain }) => control.openLike(domain));
  add('install', shop, ({ shop: domain }) => control.install(domain));
  add('uninstall', shop, ({ shop: domain }) => control.uninstall(domain));
  add('revoke-tokens', shop, ({ shop: domain }) => control.revokeTokens(domain));
  add('expire-tokens', shop, ({ shop: domain }) => control.expireTokens(domain));
  add('session-token', shop.extend({ userId: whole.default(1) }), ({ shop: domain, userId }) =>
    control.sessionToken(domain, { userId }),
  );
  add('set-cap', shop.extend({ cap: z.coerce.number().positive() }), ({ shop: domain, cap }) =>
    control.setCap(cap, domain),
  );
  add(
    'redact',
    shop.extend({ topic: z.enum(['shop/redact', 'customers/redact', 'customers/data_request']) }),
    ({ shop: domain, topic }) => control.redact(topic, domain),
  );
  add('advance', z.object({ days: z.coerce.number().positive().max(800) }), ({ days }) =>
    control.advance(days),
  );
  add('resend', event, ({ event: id }) => webhooks.resend(id));
  add('hold', z.unknown(), () => webhooks.hold());
  add(
    'release',
    z.object({
      order: z.enum(['as sent', 'reverse']).optional(),
      copies: whole.min(1).max(10).optional(),
    }),
    ({ order, copies }) => webhooks.release(order, copies),
  );
  add('drop', z.object({ count: whole.min(0) }), ({ count }) => webhooks.dropNext(count));
}
