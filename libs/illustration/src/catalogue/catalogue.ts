import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { motifSchema, type Motif } from './motif.ts';
import type { Trait } from './traits.ts';

const folder = join(import.meta.dirname, '..', '..', 'data', 'motifs');

/** Emoji that differ in nothing but their drawing share a record: their ids are separated by spaces. */
const file = z.array(motifSchema.extend({ id: z.string() }));

/** Every motif of which something is known besides Emojibase's names, by id. */
export const catalogue: ReadonlyMap<string, Motif> = new Map(
  readdirSync(folder)
    .flatMap((name) => file.parse(parse(readFileSync(join(folder, name), 'utf8'))))
    .flatMap(({ id: ids, ...motif }) => ids.split(' ').map((id): [string, Motif] => [id, motif])),
);

const plain = motifSchema.parse({});

/** Ids that end with what the drawing is made of: `tintory-cake-3`, `tintory-lying-boy`. */
const composed = /^(tintory-(?:lying|broom|cake))-(.+)$/;

/** A motif's record; that of a plain thing for emoji without one. */
export const motifOf = (id: string): Motif => catalogue.get(id) ?? composedMotif(id) ?? plain;

/** The record of a composed motif, with the hands of whoever is in the drawing. */
function composedMotif(id: string): Motif | undefined {
  const record = catalogue.get(id.replace(composed, '$1'));
  return record && { ...record, legs: catalogue.get(composedOf(id))?.legs };
}

/** What a composed motif's id names after its drawing: whom, or how many. */
export const composedOf = (id: string): string => id.replace(composed, '$2');

export const is = (id: string, trait: Trait): boolean => motifOf(id).is.includes(trait);

/** Whether it is somebody, who has a body. */
export const isCreature = (id: string): boolean => is(id, 'person') || is(id, 'creature');
