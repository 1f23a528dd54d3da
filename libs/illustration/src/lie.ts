import type { Thing } from '@tintory/prompts';
import { is, motifOf } from './catalogue/catalogue.ts';

/** Whether a drawing shows a thing lying; what somebody has with them is drawn on who stands. */
export const canLie = ({ motif, parts }: Thing, index: number, things: readonly Thing[]): boolean =>
  is(motif, 'poseable') &&
  !parts &&
  !things.some(
    ({ relation }) => relation?.to === index && relation.kind === 'beside' && !relation.apart,
  );

/** Things with those who lie as they are drawn lying. */
export const lie = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i) =>
    thing.posture?.is === 'lying' && canLie(thing, i, things)
      ? { ...thing, motif: `tintory-lying-${thing.motif}` }
      : thing,
  );

export const isLying = (motif: string): boolean => motifOf(motif).draw === 'lying';
