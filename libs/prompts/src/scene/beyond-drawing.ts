import type { Match } from './match-words.ts';

/** Words before a painter or a kind of picture: `in the style of`. */
const inStyle = /^(in the )?style of$|^im stil (von|eines|einer|der|des)$$/;
/** Words before `home` as a thing; without them it is a direction. */
const owner = /^(a|an|the|my|your|his|her|its|our|their|this|that|old|new|sweet)$/;
const behind = /^(background|backdrop|hintergrund)$/;

/**
 * Removes phrases about the picture's style, materials or a direction home, with the nouns in them,
 * and reports them as unknown.
 *
 * @param isScene what things are made of is drawn beside them in a design
 */
export function leaveBeyond(matches: readonly Match[], isScene: boolean): Match[] {
  const read: Match[] = [];
  for (let at = 0; at < matches.length; at += 1) {
    const match = matches[at] as Match;
    const text = match.words.join(' ');
    const end = styleEnd(matches, at) ?? materialEnd(matches, at, isScene);
    if (end !== undefined) {
      read.push(undrawn(matches.slice(at, end)));
      at = end - 1;
    } else if (behind.test(text)) pushBackground(read, match, isScene);
    else if (text === 'home' && isScene && isAdverb(matches, at)) read.push(undrawn([match]));
    else read.push(match);
  }
  return read;
}

/** A phrase that is reported as written. */
const undrawn = (run: readonly Match[]): Match => {
  const words = run.flatMap((one) => one.words);
  const isLong = words[0] === 'in' && words[1] === 'the';
  return {
    ...(run[0] as Match),
    words: isLong ? words.slice(2) : words,
    sense: undefined,
    noun: undefined,
  };
};

/** A name after `in the style of`: up to the next relation, place or time. */
function styleEnd(matches: readonly Match[], at: number): number | undefined {
  const match = matches[at] as Match;
  if (!inStyle.test(match.words.join(' '))) return undefined;
  let end = at + 1;
  while (isSame(matches[end], match) && !opens(matches[end])) end += 1;
  return end > at + 1 ? end : undefined;
}

const opens = ({ sense, noun }: Match = { words: [] }): boolean =>
  !noun && sense !== undefined && !/^(filler|color|size|mood|style|undrawn)$/.test(sense.kind);

/** `Made of wood`, `aus Holz`: up to the next noun. */
function materialEnd(matches: readonly Match[], at: number, isScene: boolean): number | undefined {
  const words = (from: number) => matches[from]?.words.join(' ') ?? '';
  const isMade = words(at) === 'made' && /^(of|from|out of)$/.test(words(at + 1));
  const from = isMade ? at + 2 : at + 1;
  const isAus = words(at) === 'aus' && at > 0;
  if (!isMade && !isAus) return undefined;
  if (!isScene) return isMade ? from : undefined;
  let end = from;
  while (isLook(matches[end]) && isSame(matches[end], matches[at])) end += 1;
  const last = matches[end];
  const isNamed =
    last && isSame(last, matches[at]) && !opens(last) && last.sense?.kind !== 'filler';
  if (isAus && !last?.noun) return undefined;
  return isNamed || isPlace(last) ? end + 1 : undefined;
}

const isPlace = (match?: Match): boolean => match?.sense?.kind === 'place';
const isLook = (match?: Match): boolean =>
  !match?.noun && /^(color|size)$/.test(match?.sense?.kind ?? '');
const isSame = (match: Match | undefined, { clause }: Match = { words: [] }): match is Match =>
  match !== undefined && match.clause === clause;

/** A background with its colour; a design is always on white. */
function pushBackground(read: Match[], match: Match, isScene: boolean): void {
  let from = read.length;
  while (read[from - 1]?.sense?.kind === 'color' && isSame(read[from - 1], match)) from -= 1;
  const looks = read.splice(from);
  const isWhite = looks.every(({ sense }) => sense?.kind === 'color' && sense.value === 'white');
  if (looks.length === 0 || (isWhite && !isScene)) read.push(match);
  else read.push(undrawn([...looks, match]));
}

/** `Walks home`: `home` without an article or a possessive. */
function isAdverb(matches: readonly Match[], at: number): boolean {
  const before = matches[at - 1];
  if (!isSame(before, matches[at])) return false;
  const isTold =
    owner.test(before.words.join(' ')) ||
    /^(color|size|mood|count|and|style)$/.test(before.sense?.kind ?? '');
  return !isTold && before.sense?.kind !== 'relation';
}
