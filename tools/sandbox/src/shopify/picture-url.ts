import type { MediaImage, Shop } from './model.ts';

/** A picture's URL; only its version parameter changes with the picture. */
export const pictureUrl = (
  origin: string,
  shop: Shop,
  { filename, updatedAt }: MediaImage,
): string =>
  `${origin}/shopify/cdn/s/files/1/${shop.id}/files/${encodeURIComponent(filename)}?v=${updatedAt}`;
