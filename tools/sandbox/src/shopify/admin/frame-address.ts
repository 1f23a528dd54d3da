import { createHash, createHmac } from 'node:crypto';
import type { Shop } from '../model.ts';
import { nameOf } from './address.ts';

export type FrameAsk = {
  /** The app's own address, as configured with the platform. */
  appUrl: string;
  apiSecret: string;
  shop: Shop;
  /** The path after the app in the admin's URL; empty for the first page. */
  path: string;
  query: URLSearchParams;
  locale: string;
  idToken: string;
  now: number;
};

/** The `host` parameter: the address of the shop's admin in base64. */
export const hostOf = (shop: Shop): string =>
  Buffer.from(`admin.shopify.com/store/${nameOf(shop)}`)
    .toString('base64')
    .replace(/=+$/, '');

/** The app's URL with the platform's parameters, signed with the app's secret. */
export function frameAddress(ask: FrameAsk): string {
  const { shop, appUrl } = ask;
  const url = new URL(ask.path || appUrl, appUrl);
  // A path like `//elsewhere` would leave the app's origin.
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
