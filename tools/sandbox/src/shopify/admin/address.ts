import type { Shop } from '../model.ts';

/** How the one app of the stand-in is called in the admin and in its addresses. */
export const app = { name: 'Tintory', handle: 'tintory' };

const ending = /\.myshopify\.com$/;

/** A shop's name in the admin's addresses. */
export const nameOf = ({ domain }: Pick<Shop, 'domain'>): string => domain.replace(ending, '');

export const adminPath = (shop: Pick<Shop, 'domain'>, page = ''): string =>
  `/shopify/admin/${nameOf(shop)}${page}`;

/** Where the app stands in the admin; what follows is the app's own path. */
export const appPath = (shop: Pick<Shop, 'domain'>, path = ''): string =>
  adminPath(shop, `/apps/${app.handle}${path}`);

/** The same shop's page in the sandbox for an address of the real admin; others stay as they are. */
export function inSandbox(href: string): string {
  const match = /^https:\/\/admin\.shopify\.com\/store\/(.*)$/.exec(href);
  return match ? `/shopify/admin/${match[1]}` : href;
}
