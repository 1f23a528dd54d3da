import type { Thing } from './prompt-reading.ts';

/**
 * Things without some of them.
 *
 * @param gone those that leave, by index, and who takes their place in the relations of others
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
