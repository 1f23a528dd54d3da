import type { StudioName } from '@tintory/imaging';
import type { Phrase } from './scene-phrases.ts';
import type { Token } from './scene-tokens.ts';
import { ownColors } from './words/place-words.ts';
import type { Noun } from './words/scene-lexicon.ts';
import { surfaces } from './words/setting-words.ts';

/** Something a prompt names, and the words for its colour. */
export type Sight = {
  noun: Noun;
  clause: number;
  step: number;
  at: number;
  /** All that is said of it, and the colours among it. */
  tokens: Token[];
  colors: Token[];
};

export const colorsOf = ({ tokens }: Pick<Phrase, 'tokens'>): Token[] =>
  tokens.filter(({ meaning }) => meaning?.kind === 'color' || meaning?.kind === 'shade');

export const hasColor = (tokens: Token[]): boolean =>
  tokens.some(({ meaning }) => meaning?.kind === 'color');

/** What there is to be seen by the phrases of a prompt; colours that belong to no place are left. */
export function findSights(phrases: readonly Phrase[], left: Set<Token>): Sight[] {
  const sights: Sight[] = [];
  const loose: { phrase: Phrase; at: number }[] = [];
  for (const phrase of withSharedNouns(phrases)) {
    const { noun, tokens } = phrase;
    if (noun) sights.push({ ...phrase, noun, tokens: [...tokens], colors: colorsOf(phrase) });
    else if (hasColor(phrase.tokens)) loose.push({ phrase, at: sights.length });
  }
  for (const { phrase, at } of loose.reverse()) {
    const [{ clause, tokens }, colors] = [phrase, colorsOf(phrase)];
    const target = beside(sights, sights[at - 1], clause);
    // A colour beside an unknown thing is the thing's.
    if (phrase.tokens.some(({ meaning }) => !meaning)) colors.forEach((token) => left.add(token));
    else if (target) {
      target.colors.push(...colors);
      target.tokens.push(...tokens);
    } else sights.splice(at, 0, { ...phrase, noun: { kind: 'paper' }, colors });
  }
  return sights;
}

/** In `black and white marble` both are colours of marble. */
function withSharedNouns(phrases: readonly Phrase[]): Phrase[] {
  const shared: Phrase[] = [];
  for (const phrase of [...phrases].reverse()) {
    const next = shared[0];
    const isPair =
      next?.noun?.kind === 'place' &&
      next.clause === phrase.clause + 1 &&
      next.tokens[0]?.meaning?.kind === 'color' &&
      phrase.tokens.every(({ meaning }) => meaning?.kind === 'color');
    shared.unshift(isPair && next.noun ? { ...phrase, noun: next.noun } : phrase);
  }
  return shared;
}

/** What a colour belongs to that has no noun: `paper, blue`, `marble in black`. */
function beside(sights: Sight[], before: Sight | undefined, clause: number): Sight | undefined {
  const canTake = (sight: Sight) => !hasColor(sight.colors);
  const sheet = sights.find(
    (sight) => (sight.noun.kind === 'paper' || sight.noun.kind === 'ground') && canTake(sight),
  );
  return sheet ?? (before?.clause === clause && canTake(before) ? before : undefined);
}

const isStrong = ({ noun, colors }: Sight): boolean =>
  ['place', 'setting', 'paper'].includes(noun.kind) ||
  (noun.kind === 'ground' && colors.length > 0);

/** A table is of the material beside it, and has its colour. */
export function strongest(named: Sight[], left: Set<Token>): Sight[] {
  const sights = intoSettings(named).map((sight, _, all) => onBoards(sight, all));
  return sights.filter((sight) => {
    const others = sights.filter((other) => other.clause === sight.clause && isStrong(other));
    if (isStrong(sight)) return !others.some((other) => standsIn(sight, other));
    if (sight.noun.kind === 'room' && others.length === 0) return true;
    const [material] = others.filter(({ noun, colors }) => 'studio' in noun && !colors.length);
    if (material && sight.noun.kind === 'room') material.colors.push(...sight.colors);
    else sight.colors.forEach((token) => left.add(token));
    return false;
  });
}

/** What is named beside one setting alone stands in it: marble, and a kitchen behind it. */
function intoSettings(sights: readonly Sight[]): Sight[] {
  return sights.flatMap((sight) => {
    const { noun } = sight;
    const [setting, ...settings] = inStep(sights, sight, ({ kind }) => kind === 'setting');
    const [surface, ...others] = inStep(sights, sight, isSurface);
    if (!setting || !surface || settings.length + others.length > 0) return [sight];
    if (sight === surface) return [];
    if (sight !== setting || noun.kind !== 'setting' || !('studio' in surface.noun)) return [sight];
    const colors = [...surface.colors, ...setting.colors];
    const tokens = [...setting.tokens, ...surface.tokens];
    return [{ ...setting, noun: { ...noun, studio: surface.noun.studio }, colors, tokens }];
  });
}

const inStep = (sights: readonly Sight[], { step }: Sight, isMeant: (noun: Noun) => boolean) =>
  sights.filter((other) => other.step === step && isMeant(other.noun));

const isSurface = (noun: Noun): boolean => noun.kind === 'place' && surfaces.has(noun.studio);

/** A table in a park, or boards in a forest, stand in what is green, as a garden's do. */
function onBoards(sight: Sight, sights: readonly Sight[]): Sight {
  const { noun, clause } = sight;
  const isGreen = noun.kind === 'place' && (noun.studio === 'grass' || noun.studio === 'forest');
  const isBoarded = sights.some((other) => other.clause === clause && isWood(other));
  return isGreen && isBoarded ? { ...sight, noun: { kind: 'place', studio: 'garden' } } : sight;
}

const isWood = ({ noun, colors }: Sight): boolean =>
  'studio' in noun &&
  noun.kind !== 'setting' &&
  noun.studio === 'wood' &&
  hasOwnColors('wood', colors);

const hasOwnColors = (studio: StudioName, colors: readonly Token[]): boolean =>
  colors.every(
    ({ meaning }) =>
      meaning?.kind === 'color' && ownColors[studio].split(' ').includes(meaning.color),
  );

/** A garden has a floor of wood, or of grass where it is said to have one, as a forest has; autumn is in all. */
function standsIn({ noun, colors }: Sight, place: Sight): boolean {
  if (noun.kind !== 'place' || place.noun.kind !== 'place' || !hasOwnColors(noun.studio, colors))
    return false;
  const [ground, studio] = [noun.studio, place.noun.studio];
  if (studio === 'autumn') return ['garden', 'grass', 'forest'].includes(ground);
  if (ground === 'garden') return studio === 'grass';
  return studio === 'garden' ? ground === 'wood' : ground === 'grass' && studio === 'forest';
}
