import type { Thing } from '@tintory/prompts';

/** Who lies down: all who stand on two legs. */
const standing =
  /^(?:(man|woman|person)-standing|tintory-(boy|girl|child|old-man|old-woman|bearded-man))$/;
const lying = /^tintory-lying-(.+)$/;

/** Whether a drawing shows a thing lying; what somebody has with them is drawn on who stands. */
export const canLie = ({ motif, parts }: Thing, index: number, things: readonly Thing[]): boolean =>
  standing.test(motif) &&
  !parts &&
  !things.some(
    ({ relation }) => relation?.to === index && relation.kind === 'beside' && !relation.apart,
  );

/** Things with those who lie as they are drawn lying. */
export const lie = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i) =>
    thing.posture?.is === 'lying' && canLie(thing, i, things)
      ? { ...thing, motif: thing.motif.replace(standing, 'tintory-lying-$1$2') }
      : thing,
  );

/** Who a drawing shows lying, as they stand. */
export const lyingOf = (motif: string): string | undefined => {
  const who = lying.exec(motif)?.[1];
  if (!who) return undefined;
  return /^(man|woman|person)$/.test(who) ? `${who}-standing` : `tintory-${who}`;
};

/** On the back, the head to the right, in a box of 32 units. */
export const laidDown = (body: string): string =>
  `<g transform="translate(32 0) rotate(90)">${body}</g>`;
