import type { ToolId } from '@tintory/catalog';

/** What a photo can be dropped for on the first page: tools that begin with one and show it at a glance. */
export const heroTools = [
  'remove_background',
  'change_background',
  'style_transfer_cartoon',
  'virtual_dress',
  'pet_photo',
  'image_upscale',
] as const satisfies readonly ToolId[];
export type HeroToolId = (typeof heroTools)[number];
