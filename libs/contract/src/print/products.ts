import { z } from 'zod';
import { printMediaRoles, printProductKinds } from './rules.ts';

/** What one colour and size of a product is ordered by. `price` in the product's currency. */
export const printVariant = z.object({
  id: z.string(),
  title: z.string(),
  /** The colour's id, the same in every language; null where the product comes in one colour. */
  color: z.string().nullable(),
  /** Its name in the language asked for. */
  color_name: z.string().nullable().optional(),
  /** `#rrggbb` of the colour, to draw it; null where `color` is. */
  color_hex: z.string().nullable(),
  size: z.string(),
  /** How much wider this size is printed than the areas say; 1 by default. */
  print_scale: z.number().positive().optional(),
  /** Its printed size in millimetres, if its shape differs from the areas'. */
  print_size: z.object({ width: z.number().positive(), height: z.number().positive() }).optional(),
  /** The pictures' `model`, for sizes that look different, as phones do. */
  model: z.string().optional(),
  price: z.number().positive(),
  /** Grams. */
  weight: z.int().positive(),
  available: z.boolean(),
});
export type PrintVariant = z.infer<typeof printVariant>;

/** Where a product is printed: millimetres on its view, whose picture stands in `media`. */
export const printArea = z.object({
  id: z.string(),
  name: z.string(),
  /** The area's top left corner on the view. */
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
  dpi: z.int().positive(),
  /** Printed beyond the edge and cut off, each side. */
  bleed: z.number().nonnegative(),
  /** Keep-out margin at each side: nothing important may be nearer to the edge. */
  safe: z.number().nonnegative(),
  /** The picture is repeated over the whole area. */
  tiled: z.boolean(),
  /** The view's own size in millimetres: what its blank picture shows. */
  view: z.object({ width: z.number().positive(), height: z.number().positive() }),
});
export type PrintArea = z.infer<typeof printArea>;

/** A picture of a product: `blank` is a view without a print, by the area it belongs to. */
export const printMedia = z.object({
  id: z.string(),
  url: z.string(),
  role: z.enum(printMediaRoles),
  print_area_id: z.string().nullable(),
  /** Null where the picture serves every colour. */
  color: z.string().nullable(),
  /** The model that it shows, where models look different. */
  model: z.string().optional(),
});
export type PrintMedia = z.infer<typeof printMedia>;

/** `title` and `description` in the language asked for; `weight` in grams, that of the lightest variant. */
export const printProduct = z.object({
  id: z.string(),
  kind: z.enum(printProductKinds),
  title: z.string(),
  description: z.string(),
  /** Price of the cheapest variant. */
  base_price: z.number().positive(),
  currency: z.string(),
  weight: z.int().positive(),
  variants: z.array(printVariant).min(1),
  print_areas: z.array(printArea).min(1),
  media: z.array(printMedia),
});
export type PrintProduct = z.infer<typeof printProduct>;

export const printProductList = z.object({ rows: z.array(printProduct) });
export type PrintProductList = z.infer<typeof printProductList>;
