import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StoreControl } from '../control.ts';
import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';
import { adminPath, appPath } from './address.ts';
import { languages } from './languages.ts';
import { findShop } from './shop-pages.ts';

const chosen = z.object({ locale: z.string().refine((code) => Object.hasOwn(languages, code)) });

/** Form actions of the store's pages. */
export function actionRoutes(
  scope: FastifyInstance,
  shopify: Shopify,
  control: StoreControl,
  setLocale: (shop: Shop, locale: string) => void,
): void {
  const acts: Record<string, (domain: string) => void> = {
    install: control.install,
    uninstall: control.uninstall,
    'revoke-tokens': control.revokeTokens,
    'expire-tokens': control.expireTokens,
    day: () => control.advance(1),
    month: () => control.advance(31),
  };

  scope.post<{ Params: { shop: string; act: string } }>(
    '/:shop/installation/:act',
    ({ params: { shop: name, act }, body }, reply) => {
      const shop = findShop(shopify, name);
      const locale = chosen.safeParse(body);
      if (shop && act === 'language' && locale.success) setLocale(shop, locale.data.locale);
      else if (shop && Object.hasOwn(acts, act)) acts[act]?.(shop.domain);
      else return reply.status(404).send();
      // Opens the app after its installation.
      const next = act === 'install' ? appPath(shop) : adminPath(shop, '/installation');
      return reply.redirect(next, 303);
    },
  );

  scope.post<{ Params: { shop: string; event: string } }>(
    '/:shop/webhooks/:event/resend',
    ({ params }, reply) => {
      const shop = findShop(shopify, params.shop);
      const sent = control.webhooks.events().some(({ eventId }) => eventId === params.event);
      if (!shop || !sent) return reply.status(404).send();
      void control.webhooks.resend(params.event);
      return reply.redirect(adminPath(shop, '/webhooks'), 303);
    },
  );
}
