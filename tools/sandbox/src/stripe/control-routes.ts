import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StripeControl } from './control.ts';

const payment = z.object({ payment: z.string(), amount: z.coerce.number().int().optional() });
const debit = z.object({ session: z.string(), arrives: z.enum(['yes', 'no']) });
const event = z.object({ event: z.string() });

/** HTTP endpoints of the controls, for the overview page and scripts. */
export function controlRoutes(app: FastifyInstance, control: StripeControl): void {
  const add = <Body>(name: string, schema: z.ZodType<Body>, act: (body: Body) => unknown) =>
    app.post(`/stripe/control/${name}`, async (request, reply) => {
      await act(schema.parse(request.body ?? {}));
      const asked = request.headers.accept?.includes('text/html');
      return asked ? reply.redirect('/stripe', 303) : { ok: true };
    });

  add('advance', z.object({ days: z.coerce.number().positive().max(800) }), ({ days }) =>
    control.advance(days),
  );
  add('refund', payment, ({ payment: id, amount }) => control.refund(id, amount));
  add('debit', debit, ({ session, arrives }) => control.settleDebit(session, arrives === 'yes'));
  add('dispute', payment, ({ payment: id }) => control.dispute(id));
  add('resend', event, ({ event: id }) => control.resend(id));
  add('replay', event, ({ event: id }) => control.resend(id, true));
  add('hold', z.unknown(), () => control.hold());
  add(
    'release',
    z.object({
      order: z.enum(['as sent', 'reverse']).optional(),
      copies: z.coerce.number().int().min(1).max(10).optional(),
    }),
    ({ order, copies }) => control.release(order, copies),
  );
  add('drop', z.object({ count: z.coerce.number().int().min(0) }), ({ count }) =>
    control.dropNext(count),
  );
}
