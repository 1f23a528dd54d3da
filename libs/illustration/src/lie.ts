import type { Thing } from '@tintory/prompts';
import { compose, is, motifOf } from './catalogue/catalogue.ts';

/** Whether a thing can be drawn lying; held and worn things are drawn on standing people only. */
export const canLie = ({ motif, parts }: Thing, index: number, things: readonly Thing[]): boolean =>
  is(motif, 'poseable') &&
  !parts &&
  !things.some(
    ({ relation }) => relation?.to === index && relation.kind === 'beside' && !relation.apart,
  );

/** Replaces lying people by motifs that lie. */
export const lie = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i) =>
    thing.posture?.is === 'lying' && canLie(thing, i, things)
      ? { ...thing, motif: compose('lying', thing.motif) }
      : thing,
  );

export const isLying = (motif: string): boolean => motifOf(motif).draw === 'lying';
