import { z } from 'zod';

const words = z.string().trim().min(1).max(60);

/** Ids are folder names: they stand in addresses and in saved jobs, so they never change. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(40);

/** A short name in each language of the product. */
export const names = z.strictObject({ en: words, de: words, ar: words });

/** Other words that people say for it; they are what a prompt is matched to. */
export const synonyms = z.strictObject({
  en: z.array(words),
  de: z.array(words),
  ar: z.array(words),
});

/** Who made a picture, where it is published, and under which licence. */
export const credit = z.strictObject({
  title: words,
  author: words,
  page: z.url({ protocol: /^https$/ }),
  licence: words,
  /** The copy it was taken from, where it is not the page's own. */
  copy: z.string().max(300).optional(),
});
