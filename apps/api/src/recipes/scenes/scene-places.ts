import { isOpenAir, type LightName } from '@tintory/imaging';
import { joinLights, type PlaceWish, type Scene } from './join-lights.ts';
import { coloredPlace, paperOf, type Coloring, type Place } from './scene-colors.ts';
import { addedLights, findLights, leaveColors, type LightWish } from './scene-lights.ts';
import { addMoods } from './scene-moods.ts';
import type { Phrase } from './scene-phrases.ts';
import type { Token } from './scene-tokens.ts';
import { lightGroups } from './words/light-words.ts';
import { colorsOf, findSights, strongest, type Sight } from './scene-sights.ts';

/** The pictures that are wished for, and the words that count for nothing in them. */
type ScenesWish = { scenes: Scene[]; left: Set<Token> };

function coloringOf(tokens: Token[]): Coloring {
  const meanings = tokens.flatMap(({ meaning }) => meaning ?? []);
  const color = meanings.find((meaning) => meaning.kind === 'color');
  const shade = meanings.find((meaning) => meaning.kind === 'shade');
  return { color: color?.color, shade: color?.shade ?? shade?.shade };
}

/**
 * Chooses the pictures of what is wished for: each a place in its light.
 *
 * @param avoided lights that no place shall have
 */
export function chooseScenes(
  phrases: readonly Phrase[],
  avoided: readonly LightName[],
): ScenesWish {
  const left = new Set<Token>();
  const found = findLights(phrases);
  const lights = found.lights.filter(({ light }) => !avoided.includes(light));
  const sights = findSights(found.others, left);
  const places = strongest(sights, left).map((sight) => ({ ...sight, ...placeOf(sight, left) }));
  const scenes = joinLights(places, lights, (light) => aloneOf(light, left));
  if (places.length > 0) lights.forEach((light) => leaveColors(light, left));
  keepOutWeather(scenes, lights, left);
  addMoods(phrases, scenes, left);
  for (const scene of scenes) scene.lights = addedLights(scene, scene.lights, avoided);
  return { scenes: unique(scenes), left };
}

function placeOf({ noun, colors }: Pick<Sight, 'noun' | 'colors'>, left: Set<Token>): Place {
  const coloring = coloringOf(colors);
  if (!('studio' in noun)) return paperOf(coloring);
  const place = coloredPlace(noun.studio, coloring);
  if (!place) colors.forEach((token) => left.add(token));
  const behind = noun.kind === 'setting' && { setting: noun.setting };
  return { ...(place ?? { studio: noun.studio }), ...behind };
}

/** The place that a light has where none is named: in its colours, as any other. */
function aloneOf(wish: LightWish, left: Set<Token>): PlaceWish {
  const { studio, tokens } = wish;
  const noun = { kind: 'place', studio } as const;
  return { ...wish, ...placeOf({ noun, colors: colorsOf({ tokens }) }, left) };
}

/** It neither snows nor is there fog in a room. */
function keepOutWeather(scenes: Scene[], lights: readonly LightWish[], left: Set<Token>): void {
  for (const scene of scenes) {
    if (scene.setting && !isOpenAir(scene.setting))
      scene.lights = scene.lights.filter((one) => lightGroups[one] !== 'weather');
  }
  const isShown = ({ light }: LightWish) => scenes.some((scene) => scene.lights.includes(light));
  lights
    .filter((wish) => lightGroups[wish.light] === 'weather' && !isShown(wish))
    .forEach(({ tokens }) => tokens.forEach((token) => left.add(token)));
}

/** What is said twice is one picture. */
function unique(scenes: Scene[]): Scene[] {
  const kept = new Map<string, Scene>();
  for (const scene of scenes) {
    const key = JSON.stringify([scene.studio, scene.tint, scene.setting, scene.lights]);
    const same = kept.get(key);
    if (!same) kept.set(key, scene);
    for (const token of scene.tokens) same?.tokens.add(token);
    for (const clause of scene.clauses) same?.clauses.add(clause);
  }
  return [...kept.values()];
}
