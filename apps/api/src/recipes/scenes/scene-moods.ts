import type { LightName, StudioName } from '@tintory/imaging';
import type { Scene } from './join-lights.ts';
import type { Phrase } from './scene-phrases.ts';
import type { Token } from './scene-tokens.ts';
import { ownLightsOf } from './scene-lights.ts';
import { colorsOf, hasColor } from './scene-sights.ts';
import { lightGroups, lightsWithin } from './words/light-words.ts';

type Mood = { token: Token; phrase: Phrase; studios: StudioName[]; light?: LightName };

/**
 * A mood is a place only where nothing else is; any place that has it does, and one that has not may
 * have its light. Changes the scenes; words that count for nothing are left.
 */
export function addMoods(phrases: readonly Phrase[], scenes: Scene[], left: Set<Token>): void {
  const isAlone = scenes.length === 0;
  const settled = new Set<number>();
  for (const mood of moodsOf(phrases)) {
    const { token, phrase, studios } = mood;
    const fitting = scenes.filter((scene) => hasMood(scene, mood));
    fitting.forEach(({ tokens }) => tokens.add(token));
    if (fitting.length > 0 || light(scenes, mood)) continue;
    const [studio] = studios;
    if (isAlone && studio && !settled.has(phrase.clause)) {
      const clauses = new Set([phrase.clause]);
      scenes.push({ studio, lights: [], tokens: new Set([token]), clauses });
    } else left.add(token);
    settled.add(phrase.clause);
  }
}

/** What is a place comes first, then what may be its light. */
const moodsOf = (phrases: readonly Phrase[]): Mood[] =>
  phrases
    .flatMap((phrase) => phrase.tokens.flatMap((token) => moodOf(token, phrase) ?? []))
    .sort((a, b) => Number(Boolean(a.light)) - Number(Boolean(b.light)));

/** Where it is dark, and nothing is said to be, it is night. */
function moodOf(token: Token, phrase: Phrase): Mood | undefined {
  const { meaning } = token;
  if (meaning?.kind === 'mood') return { ...meaning, token, phrase };
  const isLoose = !phrase.noun && !hasColor(colorsOf(phrase));
  const isDark = meaning?.kind === 'shade' && meaning.shade === 'dark' && isLoose;
  return isDark ? { token, phrase, studios: ['night'], light: 'dim' } : undefined;
}

function hasMood(scene: Scene, { studios, light }: Mood): boolean {
  if (studios.includes(scene.studio)) return true;
  if (!light) return false;
  const all = [...ownLightsOf(scene), ...scene.lights];
  return all.some((one) => one === light || lightsWithin[one]?.includes(light));
}

/** Lets a mood be the light of the scenes of its clause, or of all, where they have room for it. */
function light(scenes: Scene[], { token, phrase, light }: Mood): boolean {
  if (!light || isOfStudio(phrase)) return false;
  const near = scenes.filter(({ clauses }) => clauses.has(phrase.clause));
  const dark = (near.length > 0 ? near : scenes).filter(({ lights }) =>
    lights.every((one) => lightGroups[one] !== lightGroups[light]),
  );
  for (const scene of dark) {
    scene.lights.push(light);
    scene.tokens.add(token);
    scene.clauses.add(phrase.clause);
  }
  return dark.length > 0;
}

/** The lights of a studio are no lamps at night. */
const isOfStudio = ({ tokens }: Phrase): boolean =>
  tokens.some(({ meaning }) => meaning?.kind === 'mood' && meaning.studios[0] === 'color');
