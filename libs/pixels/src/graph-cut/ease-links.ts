import type { Plane } from '../plane/rgba-image.ts';
import type { Links } from './contrast-links.ts';
import { neighbours } from './ways.ts';

/**
 * Makes edges cheaper where belief changes from a pixel to its neighbour: where two sides have the
 * same colours nothing else tells where the one ends, and a cut would take the shortest way.
 *
 * @param links changed in place
 * @param belief 0 to 1, a value a pixel
 * @param strength where belief goes all the way from 0 to 1 an edge costs e to this power less
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
