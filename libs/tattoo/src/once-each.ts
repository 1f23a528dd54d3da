import { without, type Thing } from '@tintory/prompts';
import { roleOf } from './catalogue/catalogue.ts';

/** Zodiac signs whose animal may be named again: `pisces: two fishes`. */
const sign = /^(pisces|aries|leo|cancer|capricorn|scorpio)$/;

/** Names of bunches that contain the flowers named with them. */
const bunch = /^(bouquet|blumenstrauß|wildflowers)$/;

/** Whether a bunch is of the flowers that are named with it. */
const isOfOthers = (name: string, at: number, things: readonly Thing[]): boolean =>
  bunch.test(name) && things.some(({ motif }, i) => i !== at && roleOf(motif) === 'bloom');

/** Drops things that repeat another: the flames of a phoenix. */
export const onceEach = (things: readonly Thing[]): Thing[] =>
  without(
    things,
    new Map(
      things.flatMap(({ motif, name }, at): [number, number][] => {
        if (isOfOthers(name, at, things))
          return [[at, things.findIndex(({ motif: other }) => roleOf(other) === 'bloom')]];
        const first = things.findIndex((other) => other.motif === motif);
        const other = things[first]?.name ?? name;
        const isAgain = first < at && other !== name;
        return isAgain && (roleOf(motif) === 'ground' || sign.test(other)) ? [[at, first]] : [];
      }),
    ),
  );
