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

/** Who is in the sky without a word about it. */
const isWinged = (motif: string): boolean =>
  is(motif, 'flies') || is(motif, 'wings-folded') || motifOf(motif).as?.flying !== undefined;

/** Where there is no sky over things. */
const covered = /^(room|underwater|space)$/;

/**
 * The place that a prompt names, or what is meant by it: the shore, where what stands there could
 * not stand in the sea; its floor, where corals grow or crabs walk and nothing floats; and what is
 * below the sky, where only some are in the air.
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

/** Where the first thing is at home, or what it has with it, and the others are not out of place. */
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
