import { edgeOf, type Placed } from './placed.ts';

const rounds = 200;

/**
 * The middle of the smallest circle about a design: from anywhere, ever shorter steps towards what
 * is furthest away (Badoiu and Clarkson, "Smaller core-sets for balls", SODA 2003). A design on
 * it fills a round opening best.
 *
 * @param corners of a text
 */
export function middleOfCircle(
  [startX, startY]: readonly [x: number, y: number],
  placed: readonly Placed[],
  corners: readonly (readonly [x: number, y: number])[],
): [x: number, y: number] {
  const points = [...placed.flatMap((one) => [...edgeOf(one)]), ...corners.flat()];
  let [x, y] = [startX, startY];
  for (let round = 1; round <= rounds; round += 1) {
    let [most, furthest] = [-1, 0];
    for (let i = 0; i < points.length; i += 2) {
      const away = Math.hypot((points[i] as number) - x, (points[i + 1] as number) - y);
      if (away > most) [most, furthest] = [away, i];
    }
    x += ((points[furthest] as number) - x) / (round + 1);
    y += ((points[furthest + 1] as number) - y) / (round + 1);
  }
  return [x, y];
}
