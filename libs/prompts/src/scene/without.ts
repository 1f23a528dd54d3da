import type { Thing } from './prompt-reading.ts';

/**
 * Removes things and updates the relations of the others.
 *
 * @param gone removed indices, with the index that replaces each in relations
 */
export function without(
  things: readonly Thing[],
  gone: ReadonlyMap<number, number | undefined>,
): Thing[] {
  if (gone.size === 0) return [...things];
  const left = things.map((_, i) => i).filter((i) => !gone.has(i));
  return left.map((i) => {
    const { relation, ...plain } = things[i] as Thing;
    if (!relation) return plain;
    const to = left.indexOf(gone.has(relation.to) ? (gone.get(relation.to) ?? -1) : relation.to);
    return to < 0 || left[to] === i ? plain : { ...plain, relation: { ...relation, to } };
  });
}
