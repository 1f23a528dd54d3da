import { gid, idIn } from './gid.ts';
import type { MediaImage, Product, Shop } from './model.ts';
import { pictureUrl } from './picture-url.ts';
import { firstShop, type Shopify } from './shopify.ts';

type Change = Partial<Pick<Product, 'title' | 'status' | 'variants' | 'media'>>;

/** The products of a shop, as somebody sees and edits them in the store's admin. */
export function controlProducts({ store, media, staged, origin }: Shopify) {
  const mediaView = (shop: Shop, image: MediaImage) => ({
    id: gid('MediaImage', image.id),
    alt: image.alt,
    status: image.status,
    errors: image.problems,
    url: image.picture && pictureUrl(origin(), shop, image),
    width: image.picture?.width ?? null,
    height: image.picture?.height ?? null,
  });
  const galleryOf = (shop: Shop, product: Product) =>
    product.media.flatMap((id) => {
      const image = shop.media.get(id);
      return image ? [mediaView(shop, image)] : [];
    });
  const find = (shop: Shop, productId: string): Product => {
    const product = shop.products.get(idIn('Product', productId) ?? 0);
    if (!product) throw new Error(`${shop.domain} has no ${productId}.`);
    return product;
  };

  return {
    products: (domain = firstShop) => {
      const shop = store.get(domain);
      return [...shop.products.values()].map((product) => ({
        id: gid('Product', product.id),
        handle: product.handle,
        title: product.title,
        media: galleryOf(shop, product),
      }));
    },
    /** A product's gallery, by the product's global id. */
    mediaOf: (productId: string, domain = firstShop) => {
      const shop = store.get(domain);
      return galleryOf(shop, find(shop, productId));
    },
    /** A product with all its data, by its global id; undefined if it was deleted. */
    productOf: (productId: string, domain = firstShop) =>
      store.get(domain).products.get(idIn('Product', productId) ?? 0),
    /** Edits a product as in the store's admin. */
    editProduct: (productId: string, change: Change | null, domain = firstShop) => {
      const shop = store.get(domain);
      const product = find(shop, productId);
      if (!change) return shop.products.delete(product.id);
      Object.assign(product, change);
      return media.touch(shop, product);
    },
    /** The next staged upload is missing when the store collects it. */
    loseNextUpload: staged.loseNext,
    setProcessingMs: media.setProcessingMs,
    /** Resolves when every picture has arrived or failed. */
    mediaIdle: media.idle,
  };
}
