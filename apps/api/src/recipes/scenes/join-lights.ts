import type { LightName } from '@tintory/imaging';
import { placeIn, type Place } from './scene-colors.ts';
import type { LightWish } from './scene-lights.ts';
import type { Token } from './scene-tokens.ts';
import { lightGroups } from './words/light-words.ts';

/** A place that is wished for. */
export type PlaceWish = Place & { clause: number; step: number; at: number; tokens: Token[] };

/** One picture: a place, its lights, and the words that say so. */
export type Scene = Place & { lights: LightName[]; tokens: Set<Token>; clauses: Set<number> };

type Join = { place: PlaceWish; lights: LightWish[] };

/**
 * Puts each light into its place: the one beside it, or those around it where it stands alone. Two
 * lights that can't be in one picture make two of it.
 *
 * @param placeOf the place of a light that has none
 */
export function joinLights(
  places: readonly PlaceWish[],
  lights: readonly LightWish[],
  placeOf: (light: LightWish) => PlaceWish,
): Scene[] {
  const isLoose = ({ clause }: LightWish) => !places.some((place) => place.clause === clause);
  const steps = [...new Set([...places, ...lights].map(({ step }) => step))].sort((a, b) => a - b);
  let before: Join[] = [];
  const joins = steps.flatMap((step) => {
    const here = places.filter((place) => place.step === step);
    const loose = lights.filter((light) => light.step === step && isLoose(light));
    const beside = lights.filter((light) => light.step === step && !loose.includes(light));
    const shared = [...loose, ...forAll(here, beside)];
    const rows = here.map((place) => {
      const its = lights.filter((one) => one.clause === place.clause || shared.includes(one));
      return choices(its).map((choice) => ({ place, lights: choice }));
    });
    const joined = here.length > 0 ? inTurn(rows) : instead(before, loose, placeOf);
    before = joined;
    return joined;
  });
  return joins.map(sceneOf);
}

/** What is said before the first place, or after the last one, is said of all that have no light. */
function forAll(places: readonly PlaceWish[], beside: readonly LightWish[]): readonly LightWish[] {
  const [first, last] = [places[0], places.at(-1)];
  const isBefore =
    first && beside.every(({ clause, at }) => clause === first.clause && at < first.at);
  const isAfter = last && beside.every(({ clause, at }) => clause === last.clause && at > last.at);
  return isBefore || isAfter ? beside : [];
}

const groupOf = ({ light }: LightWish) => lightGroups[light];

/** Each choice has one light of a group: a window at sunset is one choice, and day or night are two. */
function choices(lights: readonly LightWish[]): LightWish[][] {
  return [...new Set(lights.map(groupOf))].reduce<LightWish[][]>(
    (before, group) => {
      const here = lights.filter((light) => groupOf(light) === group);
      return before.flatMap((choice) => here.map((light) => [...choice, light]));
    },
    [[]],
  );
}

/** So that few pictures show as many of the places, and of their lights, as they can. */
function inTurn<T>(rows: T[][]): T[] {
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    rows.flatMap((row, at) => {
      const next = row[(at + round) % row.length];
      return round < row.length && next ? [next] : [];
    }),
  ).flat();
}

/** Lights that come after a place in other light are seen there; others have a place of their own. */
function instead(
  before: readonly Join[],
  loose: readonly LightWish[],
  placeOf: (light: LightWish) => PlaceWish,
): Join[] {
  return choices(loose).flatMap((choice) => {
    const groups = choice.map(groupOf);
    const same = before.filter(({ lights }) => lights.some((one) => groups.includes(groupOf(one))));
    const places = same.filter(({ place }, at) => same.findIndex((s) => s.place === place) === at);
    if (places.length === 0) return aloneIn(choice, placeOf);
    return places.map(({ place, lights }) => ({
      place,
      lights: [...lights.filter((one) => !groups.includes(groupOf(one))), ...choice],
    }));
  });
}

const rank = ['pattern', 'weather', 'tone'];

/** Through a window evening is seen in a room, and snow in a garden at night. */
function aloneIn(choice: LightWish[], placeOf: (light: LightWish) => PlaceWish): Join[] {
  const [first] = [...choice].sort((a, b) => rank.indexOf(groupOf(a)) - rank.indexOf(groupOf(b)));
  return first ? [{ place: placeOf(first), lights: choice }] : [];
}

function sceneOf({ place, lights }: Join): Scene {
  return {
    ...placeIn(place),
    lights: lights.map(({ light }) => light),
    tokens: new Set([...place.tokens, ...lights.flatMap(({ tokens }) => tokens)]),
    clauses: new Set([place.clause, ...lights.map((light) => light.clause)]),
  };
}
