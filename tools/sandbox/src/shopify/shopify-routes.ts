import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { adminRoutes, bridgeScriptRoute } from './admin/admin-routes.ts';
import { controlRoutes } from './control-routes.ts';
import type { StoreControl } from './control.ts';
import { chargeRoutes } from './pages/charge-routes.ts';
import { overviewPage } from './pages/overview-page.ts';
import { cdnRoutes } from './routes/cdn-routes.ts';
import { graphqlRoutes } from './routes/graphql-routes.ts';
import { oauthRoutes } from './routes/oauth-routes.ts';
import { stagedRoutes } from './routes/staged-routes.ts';
import type { Shopify } from './shopify.ts';

/** Routes of the shops, staged uploads, CDN, admin and controls. */
export function shopifyRoutes(app: FastifyInstance, shopify: Shopify, control: StoreControl): void {
  void app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', (request, reply, next) => {
        void reply.header('x-request-id', `sandbox-${request.id}`);
        next();
      });
      scope.get('/', (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(overviewPage(control)),
      );
      void scope.register(
        (shops, _inner, ready) => {
          oauthRoutes(shops, shopify);
          graphqlRoutes(shops, shopify);
          chargeRoutes(shops, shopify);
          ready();
        },
        { prefix: '/shops/:shop' },
      );
      void scope.register(async (storage) => stagedRoutes(storage, shopify), {
        prefix: '/staged',
      });
      void scope.register(async (cdn) => cdnRoutes(cdn, shopify), { prefix: '/cdn' });
      bridgeScriptRoute(scope);
      void scope.register(async (admin) => adminRoutes(admin, shopify, control), {
        prefix: '/admin',
      });
      void scope.register(async (switches) => {
        switches.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          (_request, body, next) => next(null, parse(String(body))),
        );
        controlRoutes(switches, control);
      });
      done();
    },
    { prefix: '/shopify' },
  );
}
