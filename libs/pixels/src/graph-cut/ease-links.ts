import type { Plane } from '../plane/rgba-image.ts';
import type { Links } from './contrast-links.ts';
import { neighbours } from './ways.ts';

/**
 * Makes edges cheaper where belief changes between neighbours: if both sides have the same colours,
 * a cut would otherwise take the shortest path.
 *
 * @param links changed in place
 * @param belief 0 to 1, a value a pixel
 * @param strength a change of belief from 0 to 1 divides the cost by e to this power
 */
export function easeLinks(links: Links, { data, width }: Plane, strength: number): Links {
  const steps = neighbours(width);
  for (const [way, costs] of links.entries()) {
    const step = steps[way];
    for (let i = 0; i < data.length - step; i += 1) {
      const turn = Math.abs(data[i] - data[i + step]);
      if (turn > 0) costs[i] *= Math.exp(-strength * turn);
    }
  }
  return links;
}
