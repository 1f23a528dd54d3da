import { editDistance } from './edit-distance.ts';

/** Most names suggested for a word. */
const most = 3;
/** Least letters of a name that is looked for within a word. */
const shortestPart = 4;

/**
 * Distance of a word from a name: the edit distance, or the extra letters of a compound as `wolfpack`;
 * infinite where they are unrelated.
 */
function spellingDistance(word: string, name: string): number {
  const more = word.length - name.length;
  if (more > 0 && name.length >= shortestPart && isPart(word, name)) return more;
  const allowed = Math.min(3, Math.floor(word.length / 3));
  if (Math.abs(more) > allowed) return Infinity;
  const distance = editDistance(word, name);
  // Misspellings seldom change the first letter.
  const isSwapped = word[0] === name[1] && word[1] === name[0];
  const isLikely = word[0] === name[0] || isSwapped;
  return isLikely && distance <= allowed ? distance : Infinity;
}

/** Whether a name may be part of the word: no `king` in `walking`. */
const isPart = (word: string, name: string): boolean =>
  word.startsWith(name) || (word.endsWith(name) && !name.endsWith('ing'));

/**
 * At most three names with a similar spelling, nearest first.
 *
 * @param names names with their motifs; each motif is suggested once
 */
export function nearNames(word: string, names: Iterable<[name: string, thing: string]>): string[] {
  const found = [...names]
    .map(([name, thing]) => ({ name, thing, distance: spellingDistance(word, name) }))
    .filter(({ distance }) => distance < Infinity);
  found.sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'));
  // `kompass` and `compass` are the same motif.
  const firsts = new Map(found.toReversed().map(({ name, thing }) => [thing, name]));
  return found
    .filter(({ name, thing }) => firsts.get(thing) === name)
    .slice(0, most)
    .map(({ name }) => name);
}
