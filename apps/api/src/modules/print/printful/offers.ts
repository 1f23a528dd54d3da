import { z } from 'zod';
import { readContent } from '../print-content.ts';

const offer = z.strictObject({
  /** Printful's product. */
  catalogId: z.int(),
  /** Printful's name of each print area. */
  placements: z.record(z.string(), z.string()),
  /** Which one, where a placement can be printed in several ways. */
  technique: z.string().optional(),
  /** Printful's names of our colours and sizes; what is not here is not offered. */
  colors: z.record(z.string(), z.string()).optional(),
  sizes: z.record(z.string(), z.string()),
});
export type Offer = z.infer<typeof offer>;

const offers = z.strictObject({
  /** What a piece is sold for, by what Printful takes for it. */
  markup: z.number().min(1),
  products: z.record(z.string(), offer),
});

/** Which of our products Printful makes, and by which names of its own. */
export const readOffers = () => readContent('printful.json', offers);
export type Offers = z.infer<typeof offers>;
