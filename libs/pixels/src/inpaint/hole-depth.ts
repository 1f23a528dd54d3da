/**
 * How deep in the hole each pixel lies: its distance to the nearest pixel outside, in pixels, by a
 * chamfer of straight and diagonal steps (Borgefors 1986). Beyond the picture's border nothing is
 * known, so the border itself is no outside. The exact transform (`distanceInside`) takes 16 times
 * as long: 150 ms instead of 9 for 3 megapixels, measured 2026-11.
 *
 * @param hole not 0 where the picture is to be replaced
 * @returns 0 outside the hole, 1 and more within; Infinity when all is hole
 */
export function holeDepth(hole: Uint8Array, width: number, height: number): Float32Array {
  const depth = new Float32Array(hole.length);
  for (let i = 0; i < depth.length; i += 1) depth[i] = hole[i] ? Infinity : 0;
  spread(depth, width, height, 1);
  spread(depth, width, height, -1);
  return depth;
}

/** One pass over all pixels, forward (1) or backward (−1): depth grows from the row before. */
function spread(depth: Float32Array, width: number, height: number, way: 1 | -1): void {
  const [firstX, firstY] = way === 1 ? [0, 0] : [width - 1, height - 1];
  for (let y = firstY; y >= 0 && y < height; y += way) {
    const inside = y !== firstY;
    for (let x = firstX; x >= 0 && x < width; x += way) {
      const at = y * width + x;
      let least = depth[at];
      if (least === 0) continue;
      if (x !== firstX) least = Math.min(least, depth[at - way] + 1);
      if (inside) {
        const before = at - way * width;
        least = Math.min(least, depth[before] + 1);
        if (x > 0) least = Math.min(least, depth[before - 1] + Math.SQRT2);
        if (x < width - 1) least = Math.min(least, depth[before + 1] + Math.SQRT2);
      }
      depth[at] = least;
    }
  }
}

/** The hole's greatest depth in pixels: half of its largest width. */
export function deepest(depth: Float32Array): number {
  let most = 0;
  for (const value of depth) if (value > most) most = value;
  return most;
}
