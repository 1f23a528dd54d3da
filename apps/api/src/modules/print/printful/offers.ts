import { z } from 'zod';
import { readContent } from '../print-content.ts';

const offer = z.strictObject({
  /** Printful's product. */
  catalogId: z.int(),
  /** Printful's name of each print area. */
  placements: z.record(z.string(), z.string()),
  /** The printing technique, if a placement has several. */
  technique: z.string().optional(),
  /** Printful's names of our colours and sizes; others are not offered. */
  colors: z.record(z.string(), z.string()).optional(),
  sizes: z.record(z.string(), z.string()),
});
export type Offer = z.infer<typeof offer>;

const offers = z.strictObject({
  /** Our price of a piece from Printful's price. */
  markup: z.number().min(1),
  products: z.record(z.string(), offer),
});

/** The products that Printful makes, with Printful's own ids. */
export const readOffers = () => readContent('printful.json', offers);
export type Offers = z.infer<typeof offers>;
