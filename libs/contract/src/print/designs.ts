import { z } from 'zod';
import { pageOf, pageQuery } from '../paging.ts';
import { printMedia } from './products.ts';

/**
 * A picture on an area, later ones over earlier ones. `x` and `y` are its centre in millimetres from
 * the area's top left corner, `scale` its printed width by the area's width, `rotation` degrees clockwise.
 */
export const designLayer = z.object({
  print_area_id: z.string().min(1).max(40),
  object_id: z.string().min(1).max(200),
  x: z.number().min(-2_000).max(4_000),
  y: z.number().min(-2_000).max(4_000),
  scale: z.number().min(0.01).max(10),
  rotation: z.number().min(-360).max(360),
});
export type DesignLayer = z.infer<typeof designLayer>;

/** `color` and `model` choose how the mock-ups are drawn; the product's first ones by default. */
export const updateMediaBody = z.object({
  media: z.array(designLayer).min(1).max(48),
  color: z.string().max(60).optional(),
  model: z.string().max(40).optional(),
});
export type UpdateMediaBody = z.infer<typeof updateMediaBody>;

/** What a person put on a product. Every change is a design of its own; equal ones share their id. */
export const printDesign = z.object({
  id: z.string(),
  product_id: z.string(),
  color: z.string().nullable(),
  model: z.string().nullable().optional(),
  media: z.array(designLayer),
  /** Rendered: three views, and one of them in a photographed place (`scene`). */
  mockups: z.array(printMedia),
  /** The lowest resolution among its pictures at their printed size. */
  dpi: z.int().positive(),
  created_at: z.iso.datetime(),
});
export type PrintDesign = z.infer<typeof printDesign>;

export const listDesignsQuery = pageQuery;
export const designPage = pageOf(printDesign);
