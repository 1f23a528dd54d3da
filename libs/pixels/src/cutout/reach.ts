/**
 * Distance of each pixel from the nearest seed along the cheapest 4-connected path: Dijkstra with a
 * bucket for each distance (Dial, CACM 1969).
 *
 * @param costs of entering each pixel: whole numbers of at least 1; 0 is impassable
 * @returns distances, capped at `limit`
 */
export function reach(
  seeds: Uint8Array,
  width: number,
  costs: Uint8Array,
  limit: number,
): Uint16Array {
  const distance = new Uint16Array(seeds.length).fill(limit);
  const buckets: number[][] = Array.from({ length: limit }, () => []);
  for (let i = 0; i < seeds.length; i += 1) {
    if (!seeds[i]) continue;
    distance[i] = 0;
    buckets[0]?.push(i);
  }
  const enter = (at: number, from: number) => {
    const cost = costs[at];
    const far = from + cost;
    if (cost === 0 || far >= distance[at]) return;
    distance[at] = far;
    buckets[far].push(at);
  };
  for (let far = 0; far < limit; far += 1) {
    const bucket = buckets[far];
    for (let n = 0; n < bucket.length; n += 1) {
      const at = bucket[n];
      // A cheaper path was found after this entry was added.
      if (distance[at] !== far) continue;
      const x = at % width;
      if (x > 0) enter(at - 1, far);
      if (x < width - 1) enter(at + 1, far);
      if (at >= width) enter(at - width, far);
      if (at + width < costs.length) enter(at + width, far);
    }
    bucket.length = 0;
  }
  return distance;
}
