import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { orderStatuses } from './model.ts';
import type { PrintfulControl } from './printful.ts';

const wish = z.object({
  order: z.string().optional(),
  status: z.enum(orderStatuses).optional(),
});

const html = 'text/html; charset=utf-8';

/** Used for every mockup. */
const mockupPicture = join(import.meta.dirname, '../../assets/store/everyday-mug-1.jpg');

/** A page of all orders, with buttons that advance them. */
export function printfulPage(app: FastifyInstance, control: PrintfulControl): void {
  app.get('/printful', (_request, reply) => reply.type(html).send(overview(control)));
  app.get('/printful/tracking/:id', (request, reply) => {
    const { id } = request.params as { id: string };
    const order = control.orders().find((one) => String(one.id) === id);
    const text = order?.shipment?.delivered ? 'It was delivered.' : 'It is on its way.';
    return reply.type(html).send(htmlPage('Parcel', `<h1>Parcel</h1><p>${text}</p>`));
  });
  app.get('/printful/mockups/:file', (_request, reply) =>
    reply.type('image/jpeg').send(readFileSync(mockupPicture)),
  );
  void app.register((scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/printful/control/move', (request, reply) => {
      const { order, status } = wish.parse(request.body ?? {});
      if (order && status) control.move(order, status);
      else control.step(order);
      const asked = request.headers.accept?.includes('text/html');
      return asked ? reply.redirect('/printful', 303) : reply.send({ ok: true });
    });
  });
}

const button = (fields: Record<string, string>, label: string) =>
  `<form method="post" action="/printful/control/move" style="display:inline-block">${Object.entries(
    fields,
  )
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}<button style="padding:5px 10px;font-size:14px">${label}</button></form>`;

function overview(control: PrintfulControl): string {
  const rows = control
    .orders()
    .toReversed()
    .map(({ id, externalId, status, shipment }) => {
      const order = externalId ?? '';
      const state = shipment?.delivered ? 'delivered' : status;
      const buttons = [
        button({ order }, 'One step on'),
        button({ order, status: 'onhold' }, 'Hold'),
        button({ order, status: 'failed' }, 'Fail'),
      ];
      return `<section class="card"><div><h2>${id}</h2>
        <div class="soft">${escapeHtml(order)}, ${state}</div></div><span>${buttons.join(' ')}</span></section>`;
    });
  return htmlPage(
    'Print',
    `<h1>Print</h1><p>${button({}, 'One step on for all')}</p>${rows.join('')}`,
  );
}
