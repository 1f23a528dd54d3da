import { z } from 'zod';

/** How a third-party work is used in the product; the texts of `licences.uses` say it in words. */
export const attributionUses = [
  'subject',
  'enlarging',
  'cleaning',
  'people',
  'objects',
  'faces',
  'faceShape',
  'pose',
  'motifs',
  'illustrations',
  'names',
] as const;

/** How the work was changed: `converted` is another file format of the same numbers. */
export const attributionChanges = ['unchanged', 'converted', 'redrawn'] as const;

/** The author, licence and origin of one work that ships with the product. */
export const attribution = z.object({
  name: z.string(),
  use: z.enum(attributionUses),
  author: z.string(),
  /** Where the author published it. */
  home: z.url(),
  /** SPDX identifier. */
  licence: z.string(),
  /** Key of the licence's text in `licences`. */
  licence_text: z.string(),
  /** `package`: the author names none, and it is that of the package. */
  licence_of: z.enum(['author', 'package']),
  /** The package it was taken from, with its version. */
  package: z.string(),
  change: z.enum(attributionChanges),
});
export type Attribution = z.infer<typeof attribution>;

export const attributionList = z.object({
  rows: z.array(attribution),
  licences: z.record(z.string(), z.string()),
});
export type AttributionList = z.infer<typeof attributionList>;
