import { fieldOf, meet } from './march.ts';
import { rayThrough, type Scene } from './scene.ts';

/** Rays a pixel, along each side. */
const fine = 2;

/**
 * How much of each pixel a scene's thing covers, glass wholly.
 *
 * @returns 0–255, row by row
 */
export function alphaOf({ thing, camera }: Scene, width: number, height: number): Buffer {
  const field = fieldOf(thing);
  const alpha = Buffer.alloc(width * height);
  const covers = (px: number, py: number): boolean => {
    const ray = rayThrough(camera, (2 * px - width) / height, 1 - (2 * py) / height);
    const t = meet(field, ray);
    const { from, toward } = ray;
    return t !== undefined && from[1] + t * toward[1] > -0.005;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let hits = 0;
      for (let n = 0; n < fine * fine; n += 1) {
        const [dx, dy] = [((n % fine) + 0.5) / fine, (Math.floor(n / fine) + 0.5) / fine];
        if (covers(x + dx, y + dy)) hits += 1;
      }
      alpha[y * width + x] = Math.round((255 * hits) / (fine * fine));
    }
  }
  return alpha;
}
