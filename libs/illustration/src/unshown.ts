import {
  without,
  type PromptReading,
  type Season,
  type Thing,
  type Weather,
} from '@tintory/prompts';
import { unridden } from './broom.ts';
import { is } from './catalogue/catalogue.ts';
import { clothe } from './clothe.ts';
import { isHeld } from './held.ts';
import { takeUp, unposed, unread } from './seated.ts';
import { unattached } from './unattached.ts';
import { canWear, isShared } from './wearable.ts';

/** Places without seasons. */
const seasonless = /^(beach|jungle|sea|underwater|desert|room|sky|space)$/;
/** Places without weather. */
const airless = /^(underwater|space)$/;

/**
 * Moves what the picture cannot show from `understood` to `unknown`: weather where the place has
 * none, the sun at night, clothes and held things that do not fit.
 */
export function leaveUnshown(scene: PromptReading): PromptReading {
  const things = clothe(takeUp(scene.things));
  const gone = unattached(things);
  const lost = [
    ...(scene.atmosphere ?? []).filter(({ is }) => isUnshown(is, scene)).map(({ text }) => text),
    ...unworn(things),
    ...unheld(things),
    ...unposed(things),
    ...unread(things),
    ...unridden(things),
    ...unflown(scene),
    ...uncolored(scene),
  ];
  const said = gone.map((i) => scene.things[i]?.said ?? '');
  if (lost.length + gone.length === 0) return scene;
  const weather = (scene.weather ?? []).filter((kind) => !isUnshown(kind, scene));
  return {
    ...scene,
    weather,
    things: without(things, new Map(gone.map((i) => [i, undefined]))),
    ...leaveOut(scene, [...lost, ...said]),
  };
}

export const withoutCount = (said: string): string => said.replace(/^\d+ /, '');

/** Moves words from `understood` to `unknown`, without counts. */
export const leaveOut = (
  { understood, unknown }: Pick<PromptReading, 'understood' | 'unknown'>,
  lost: readonly string[],
) => ({
  understood: understood.filter((text) => !lost.includes(text)),
  unknown: [...new Set([...unknown, ...lost.map(withoutCount)])],
});

/** The words for wearing that no drawing shows. */
const unworn = (things: readonly Thing[]): string[] =>
  things.flatMap((thing) => {
    const { relation, motif } = thing;
    const wearer = relation && things[relation.to];
    const isWorn = wearer && isShared(thing, wearer) && canWear(motif, wearer.motif);
    return relation?.worn && !isWorn ? [relation.worn] : [];
  });

/** The words for holding that no drawing shows. */
const unheld = (things: readonly Thing[]): string[] =>
  things.flatMap(({ relation, motif }) => {
    const holder = relation && things[relation.to];
    return relation?.held && holder && !isHeld(motif, holder.motif) ? [relation.held] : [];
  });

/** The word for colourful, where a single thing is drawn in few colours. */
const uncolored = ({ things, colorful }: PromptReading): string[] => {
  const isPlain = things.some(
    ({ isColorful, count, motif }) => isColorful && count === 1 && !is(motif, 'motley'),
  );
  return colorful && isPlain ? [colorful] : [];
};

/** The word for flying, where all fliers have folded wings. */
const unflown = ({ things, aloft }: PromptReading): string[] => {
  const fliers = things.filter((thing) => thing.aloft);
  return aloft && fliers.length > 0 && fliers.every(({ motif }) => is(motif, 'wings-folded'))
    ? [aloft]
    : [];
};

function isUnshown(is: Weather | Season, { place = 'meadow', time }: PromptReading): boolean {
  // Summer is the default.
  if (is === 'summer') return false;
  if (is === 'spring' || is === 'autumn' || is === 'winter') return seasonless.test(place);
  return airless.test(place) || (is === 'sunny' && time === 'night');
}
