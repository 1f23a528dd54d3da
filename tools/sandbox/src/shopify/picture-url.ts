import type { MediaImage, Shop } from './model.ts';

/** Where a picture is served; the version changes with the picture, the path does not. */
export const pictureUrl = (
  origin: string,
  shop: Shop,
  { filename, updatedAt }: MediaImage,
): string =>
  `${origin}/shopify/cdn/s/files/1/${shop.id}/files/${encodeURIComponent(filename)}?v=${updatedAt}`;
