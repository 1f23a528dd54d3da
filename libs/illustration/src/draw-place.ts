import type { Place, PromptReading, Thing } from '@tintory/prompts';
import { sky, space } from './places/air.ts';
import { desert } from './places/desert.ts';
import { field } from './places/field.ts';
import { forest } from './places/forest.ts';
import { mountains, snow } from './places/heights.ts';
import { jungle } from './places/jungle.ts';
import { lake } from './places/lake.ts';
import { meadow } from './places/meadow.ts';
import { room } from './places/room.ts';
import { beach, sea } from './places/sea.ts';
import { city, street } from './places/street.ts';
import { underwater } from './places/underwater.ts';
import { is, motifOf } from './catalogue/catalogue.ts';
import type { Trait } from './catalogue/traits.ts';
import type { DrawPlace } from './scene.ts';

export const drawPlace: Record<Place, DrawPlace> = {
  beach,
  sea,
  underwater,
  lake,
  mountains,
  forest,
  jungle,
  city,
  street,
  desert,
  room,
  meadow,
  field,
  snow,
  sky,
  space,
};

const firstHome = (things: readonly Thing[]): Place | undefined =>
  things.map(({ motif }) => motifOf(motif).home).find((place) => place !== undefined);

/** Whether a motif is in the sky without being told so. */
const isWinged = (motif: string): boolean =>
  is(motif, 'flies') || is(motif, 'wings-folded') || motifOf(motif).as?.flying !== undefined;

/** Places without a sky. */
const covered = /^(room|underwater|space)$/;

/**
 * The place a prompt names, corrected by its things: the beach where one of them has roots, the sea
 * floor where all live there, and the home of those below where only some are in the sky.
 */
export function placeOf(reading: PromptReading): Place | undefined {
  const { place, things } = reading;
  const isBelow = ({ motif, aloft, relation }: Thing) => !relation && !aloft && !isWinged(motif);
  if (place === 'sky' && things.some(isBelow)) {
    const home = homeOf({ ...reading, things: things.filter(isBelow) });
    return covered.test(home) || home === 'sky' ? 'meadow' : home;
  }
  if (place !== 'sea') return place;
  const roots = things.filter(({ relation }) => !relation);
  if (roots.some(({ motif }) => is(motif, 'rooted'))) return 'beach';
  const isFloor = roots.length > 0 && roots.every(({ motif }) => is(motif, 'seabed'));
  const isDeep = isFloor || things.some(({ motif }) => is(motif, 'reef'));
  return isDeep && !things.some(({ motif }) => is(motif, 'floats')) ? 'underwater' : place;
}

/** The home of the first thing that has one, unless the others do not fit there. */
export function homeOf({ things, weather = [] }: PromptReading): Place {
  const roots = things.filter(({ relation }) => !relation);
  const isLaid = things.length > 0 && things.every(({ motif }) => is(motif, 'tabletop'));
  const home = firstHome(roots) ?? firstHome(things) ?? (isLaid ? 'room' : 'meadow');
  const isAll = (...kinds: readonly Trait[]) =>
    roots.every(({ motif }) => kinds.some((kind) => is(motif, kind)));
  // A girl with a balloon does not fly.
  if (home === 'sky' && !isAll('flies')) return 'meadow';
  if (home === 'sea' && !isAll('floats', 'swims')) return 'beach';
  if (home === 'underwater' && !isAll('swims')) return 'lake';
  const isOut = weather.length > 0 || things.some(({ motif }) => is(motif, 'outdoors'));
  return home === 'room' && isOut ? 'meadow' : home;
}
