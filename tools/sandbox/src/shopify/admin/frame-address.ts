import { createHash, createHmac } from 'node:crypto';
import type { Shop } from '../model.ts';
import { nameOf } from './address.ts';

export type FrameAsk = {
  /** The app's own address, as configured with the platform. */
  appUrl: string;
  apiSecret: string;
  shop: Shop;
  /** What follows the app in the admin's address; empty for its first page. */
  path: string;
  query: URLSearchParams;
  locale: string;
  idToken: string;
  now: number;
};

/** As the platform writes it: where the admin of this shop is. */
export const hostOf = (shop: Shop): string =>
  Buffer.from(`admin.shopify.com/store/${nameOf(shop)}`)
    .toString('base64')
    .replace(/=+$/, '');

/** The page of the app with everything the platform tells it, signed with the app's secret. */
export function frameAddress(ask: FrameAsk): string {
  const { shop, appUrl } = ask;
  const url = new URL(ask.path || appUrl, appUrl);
  // A path like `//elsewhere` would lead out of the app.
  if (url.origin !== new URL(appUrl).origin) return frameAddress({ ...ask, path: '' });
  const given = {
    embedded: '1',
    host: hostOf(shop),
    id_token: ask.idToken,
    locale: ask.locale,
    session: createHash('sha256').update(`${shop.domain} ${ask.apiSecret}`).digest('hex'),
    shop: shop.domain,
    timestamp: String(Math.floor(ask.now / 1_000)),
  };
  const params = new URLSearchParams([...ask.query, ...Object.entries(given)]);
  params.sort();
  const signed = [...params].map(([name, value]) => `${name}=${value}`).join('&');
  params.set('hmac', createHmac('sha256', ask.apiSecret).update(signed).digest('hex'));
  url.search = params.toString();
  return url.href;
}
