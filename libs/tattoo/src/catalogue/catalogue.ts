import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { motifSchema, type Motif } from './motif.ts';
import type { Role, Trait } from './traits.ts';

const folder = join(import.meta.dirname, '..', '..', 'data', 'motifs');

const file = z.array(motifSchema.extend({ id: z.string() }));

/** Every motif by its id: its author and its name. */
export const catalogue: ReadonlyMap<string, Motif> = new Map(
  readdirSync(folder)
    .flatMap((name) => file.parse(parse(readFileSync(join(folder, name), 'utf8'))))
    .map(({ id, ...motif }) => [id, motif]),
);

const plain = motifSchema.parse({});

export const motifOf = (id: string): Motif => catalogue.get(id) ?? plain;

export const is = (id: string, trait: Trait): boolean => motifOf(id).is.includes(trait);

export const roleOf = (id: string): Role => motifOf(id).role;
