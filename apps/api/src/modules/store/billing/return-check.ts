/**
 * Where a merchant may come back to from the store's page: to us, or into the store's own admin.
 *
 * @param shopUrl where shops answer, with `{shop}` in it
 */
export const returnCheck =
  (origins: readonly string[], shopUrl: string) =>
  (url: string, shop: string): boolean => {
    const { origin, pathname } = new URL(url);
    const name = shop.replace(/\.myshopify\.com$/, '');
    if (origin === 'https://admin.shopify.com') return pathname.startsWith(`/store/${name}/`);
    const ofShop = new URL(shopUrl.replace('{shop}', shop)).origin;
    return [...origins, `https://${shop}`, ofShop].includes(origin);
  };
