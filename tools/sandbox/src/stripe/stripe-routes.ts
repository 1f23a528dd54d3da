import type { FastifyInstance } from 'fastify';
import { catalogRoutes } from './routes/catalog-routes.ts';
import { checkoutRoutes } from './routes/checkout-routes.ts';
import { moneyRoutes } from './routes/money-routes.ts';
import { portalRoutes } from './routes/portal-routes.ts';
import { speakStripe } from './routes/wire.ts';
import type { Stripe } from './stripe.ts';

/** Stripe's API, at the root of the sandbox as its client library wants it. */
export function stripeRoutes(app: FastifyInstance, stripe: Stripe): void {
  void app.register(
    (scope) => {
      const add = speakStripe(scope);
      catalogRoutes(add, stripe);
      checkoutRoutes(add, stripe);
      portalRoutes(add, stripe);
      moneyRoutes(add, stripe);
    },
    { prefix: '/v1' },
  );
}
