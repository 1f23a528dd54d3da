import type { Thing } from '../prompts/prompt-reading.ts';
import { without } from '../prompts/without.ts';
import { roleOf } from './motif-traits.ts';

/** Signs that are named, and then told: `pisces: two fishes`. */
const sign = /^(pisces|aries|leo|cancer|capricorn|scorpio)$/;

/** Things without those that only say again what was named: a phoenix that rises from the flames. */
export const onceEach = (things: readonly Thing[]): Thing[] =>
  without(
    things,
    new Map(
      things.flatMap(({ motif, name }, at): [number, number][] => {
        const first = things.findIndex((other) => other.motif === motif);
        const other = things[first]?.name ?? name;
        const isAgain = first < at && other !== name;
        return isAgain && (roleOf(motif) === 'ground' || sign.test(other)) ? [[at, first]] : [];
      }),
    ),
  );
