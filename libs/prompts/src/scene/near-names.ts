import { editDistance } from './edit-distance.ts';

/** Names suggested for one word. */
const most = 3;
/** Letters a name has at least to be looked for inside of a word. */
const shortestPart = 4;

/**
 * How far a word is from a name: the letters that differ, or those that a compound has more, as in
 * `wolfpack`; infinite where nobody would take one for the other.
 */
function spellingDistance(word: string, name: string): number {
  const more = word.length - name.length;
  if (more > 0 && name.length >= shortestPart && isPart(word, name)) return more;
  const allowed = Math.min(3, Math.floor(word.length / 3));
  if (Math.abs(more) > allowed) return Infinity;
  const distance = editDistance(word, name);
  // A slip of the finger seldom hits the first letter: what begins otherwise is another word.
  const isSwapped = word[0] === name[1] && word[1] === name[0];
  const isLikely = word[0] === name[0] || isSwapped;
  return isLikely && distance <= allowed ? distance : Infinity;
}

/** There is no king in `walking`. */
const isPart = (word: string, name: string): boolean =>
  word.startsWith(name) || (word.endsWith(name) && !name.endsWith('ing'));

/**
 * The names that are spelled nearly like a word, nearest first; at most three.
 *
 * @param names each with what it is the name of, of which one name is enough
 */
export function nearNames(word: string, names: Iterable<[name: string, thing: string]>): string[] {
  const found = [...names]
    .map(([name, thing]) => ({ name, thing, distance: spellingDistance(word, name) }))
    .filter(({ distance }) => distance < Infinity);
  found.sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'));
  // `kompass` and `compass` are the same drawing.
  const firsts = new Map(found.toReversed().map(({ name, thing }) => [thing, name]));
  return found
    .filter(({ name, thing }) => firsts.get(thing) === name)
    .slice(0, most)
    .map(({ name }) => name);
}
