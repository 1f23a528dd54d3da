import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { motifSchema, type Motif } from './motif.ts';
import type { Trait } from './traits.ts';

const folder = join(import.meta.dirname, '..', '..', 'data', 'motifs');

/** Emoji that differ in nothing but their drawing share a record: their ids are separated by spaces. */
const file = z.array(motifSchema.extend({ id: z.string() }));

/** Every motif that has a record, by id; other emoji have Emojibase's names only. */
export const catalogue: ReadonlyMap<string, Motif> = new Map(
  readdirSync(folder)
    .flatMap((name) => file.parse(parse(readFileSync(join(folder, name), 'utf8'))))
    .flatMap(({ id: ids, ...motif }) => ids.split(' ').map((id): [string, Motif] => [id, motif])),
);

const plain = motifSchema.parse({});

/** The id of a drawing composed of another motif, or with a number of something. */
export const compose = (drawing: 'lying' | 'broom' | 'cake', of: string): string =>
  `tintory-${drawing}-${of}`;

/** Ids that end with what the drawing is made of: `tintory-cake-3`, `tintory-lying-boy`. */
const composed = /^(tintory-(?:lying|broom|cake))-(.+)$/;

/** A motif's record, or the defaults for emoji without one. */
export const motifOf = (id: string): Motif => catalogue.get(id) ?? composedMotif(id) ?? plain;

/** The record of a composed motif, with the hands of whoever is in the drawing. */
function composedMotif(id: string): Motif | undefined {
  const record = catalogue.get(id.replace(composed, '$1'));
  return record && { ...record, legs: catalogue.get(composedOf(id))?.legs };
}

/** The last part of a composed motif's id: a motif or a number. */
export const composedOf = (id: string): string => id.replace(composed, '$2');

/** The ids of motifs with a trait. */
export const motifsWith = (trait: Trait): string[] =>
  [...catalogue].filter(([, motif]) => motif.is.includes(trait)).map(([id]) => id);

export const is = (id: string, trait: Trait): boolean => motifOf(id).is.includes(trait);

export const isCreature = (id: string): boolean => is(id, 'person') || is(id, 'creature');
