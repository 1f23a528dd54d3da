/** A pair of regions and what it costs to merge them. */
export type Merge = { cost: number; a: number; b: number };

/** A priority queue of merges, the cheapest first (a binary heap). */
export function cheapestFirst() {
  const heap: Merge[] = [];
  const costAt = (i: number): number => heap[i]?.cost ?? Infinity;

  const put = (merge: Merge): void => {
    let at = heap.push(merge) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (costAt(above) <= merge.cost) break;
      heap[at] = heap[above];
      at = above;
    }
    heap[at] = merge;
  };

  const take = (): Merge | undefined => {
    const first = heap[0];
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const below = costAt(2 * at + 1) <= costAt(2 * at + 2) ? 2 * at + 1 : 2 * at + 2;
      if (costAt(below) >= last.cost) break;
      heap[at] = heap[below];
      at = below;
    }
    heap[at] = last;
    return first;
  };

  return { put, take };
}
