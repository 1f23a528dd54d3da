import { isCentre } from './lexicon.ts';
import type { Match } from './match-words.ts';
import type { HasTrait } from './reading/draft.ts';

/** Buildings that are a room from inside. */
const home = /^(house|home|building|cabin|cottage|apartment|flat)$/;

/**
 * Resolves `inside`: alone or of a house it is a room, of anything else it is `in`.
 *
 * @param hasRooms whether it is a scene; a design has no rooms
 */
export function readInside(matches: readonly Match[], hasRooms: boolean, is: HasTrait): Match[] {
  const read: Match[] = [];
  for (let at = 0; at < matches.length; at += 1) {
    const match = matches[at] as Match;
    const next = following(matches, at);
    const last = next === undefined ? undefined : matches[next];
    const text = match.words.join(' ');
    if (isCentre(text) && !hasRooms && isWithin(read, hasRooms, is)) read.push(...pointBack(match));
    else if (text !== 'inside') read.push(match);
    else if (hasRooms && last && next !== undefined && home.test(last.words.join(' '))) {
      const words = matches.slice(at, next + 1).flatMap((one) => one.words);
      read.push({ ...match, words });
      at = next;
    } else if (last) read.push({ ...match, sense: { kind: 'relation', value: 'in' } });
    else if (isWithin(read, hasRooms, is)) read.push(...pointBack(match));
    else read.push(match);
  }
  return read;
}

/** `In` the thing before. */
const pointBack = (match: Match): Match[] => [
  { ...match, sense: { kind: 'relation', value: 'in' } },
  { ...match, words: ['it'], sense: { kind: 'filler' } },
];

/** The next noun, place or unknown word of the clause, after articles and adjectives. */
function following(matches: readonly Match[], at: number): number | undefined {
  const { clause } = matches[at] as Match;
  for (let i = at + 1; i < matches.length; i += 1) {
    const { sense, noun, clause: other } = matches[i] as Match;
    if (other !== clause) return undefined;
    if (noun || !sense || sense.kind === 'place' || sense.kind === 'undrawn') return i;
    if (!/^(filler|count|color|size|mood|style)$/.test(sense.kind)) return undefined;
  }
  return undefined;
}

/** `A bowl with a fish inside`: whether a thing is with a vessel. */
function isWithin(read: readonly Match[], hasRooms: boolean, is: HasTrait): boolean {
  const held = read.findLastIndex(({ noun }) => noun);
  const holder = read.slice(0, Math.max(0, held)).findLast(({ noun }) => noun);
  return holder?.noun !== undefined && (!hasRooms || is(holder.noun.motif, 'vessel'));
}
