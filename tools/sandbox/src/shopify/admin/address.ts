import type { Shop } from '../model.ts';

/** The app's name in the admin and its handle in the admin's URLs. */
export const app = { name: 'Tintory', handle: 'tintory' };

const ending = /\.myshopify\.com$/;

/** A shop's name in the admin's URLs. */
export const nameOf = ({ domain }: Pick<Shop, 'domain'>): string => domain.replace(ending, '');

export const adminPath = (shop: Pick<Shop, 'domain'>, page = ''): string =>
  `/shopify/admin/${nameOf(shop)}${page}`;

/** The app's path in the admin, followed by the app's own path. */
export const appPath = (shop: Pick<Shop, 'domain'>, path = ''): string =>
  adminPath(shop, `/apps/${app.handle}${path}`);

/** Maps a URL of the real admin to the sandbox's page; other URLs are unchanged. */
export function inSandbox(href: string): string {
  const match = /^https:\/\/admin\.shopify\.com\/store\/(.*)$/.exec(href);
  return match ? `/shopify/admin/${match[1]}` : href;
}
