import type { Thing } from '@tintory/prompts';

/** Puts things that another is between on both its sides: two dogs, or a dog and the horse named next. */
export function partOthers(things: readonly Thing[]): Thing[] {
  const parted = [...things];
  things.forEach((thing, i) => {
    const { relation, count } = thing;
    const next = things[i + 1];
    if (!relation || relation.manner !== 'between') return;
    if (count > 1) {
      parted[i] = at('left of', relation.to, { ...thing, count: Math.ceil(count / 2) });
      parted.push(at('right of', relation.to, { ...thing, count: Math.floor(count / 2) }));
    } else if (next && !next.relation) {
      parted[i] = at('left of', relation.to, thing);
      parted[i + 1] = at('right of', relation.to, next);
    }
  });
  return parted;
}

const at = (kind: 'left of' | 'right of', to: number, thing: Thing): Thing => ({
  ...thing,
  relation: { kind, to },
});
