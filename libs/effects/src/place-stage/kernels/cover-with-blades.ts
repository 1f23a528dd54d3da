import type { LightImage } from '../panorama/light-image.ts';
import { gaussianBlur, type Plane, smoothStep } from '@tintory/pixels';
import type { GroundLine } from './ground-line.ts';

/** Heights up to which blades cover a subject fully and partly, as shares of its own. */
const [full, gone] = [0.07, 0.14];
/** Spread of blades beside points of contact, as a share of the subject's width. */
const beside = 0.03;
/** Gain that also covers feet narrower than the spread. */
const gain = 3;

/**
 * Draws blades of grass over a subject's feet and their shadow, in place in the scene.
 *
 * @returns the subject's alpha without the covered parts
 */
export function coverWithBlades(
  scene: LightImage,
  alpha: Plane,
  { front, cover, line }: { front: LightImage; cover: Plane; line: GroundLine },
): Plane {
  const { width, height } = alpha;
  const seen = { ...alpha, data: alpha.data.slice() };
  const reach = gone * line.height;
  const first = Math.max(0, Math.floor(line.top + line.height * (1 - 2 * gone) - reach));
  const near = besideTouch(line);
  for (let y = first; y < height; y += 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const far = Math.abs((line.rows[x] as number) - y - 0.5) / line.height;
      const share = (near[x] as number) * (1 - smoothStep(full, gone, far));
      const covers = (cover.data[at] as number) * share;
      if (covers <= 0) continue;
      seen.data[at] = (seen.data[at] as number) * (1 - covers);
      for (const [channel, plane] of scene.entries()) {
        const blade = (front[channel as 0].data[at] as number) * share;
        plane.data[at] = (plane.data[at] as number) * (1 - covers) + blade;
      }
    }
  }
  return seen;
}

/** Blades stay near the feet: between them they would look like a hedge. */
function besideTouch({ touch, width }: GroundLine): Float32Array {
  const plane = { data: touch, width: touch.length, height: 1 };
  return gaussianBlur(plane, Math.max(1, beside * width)).data.map((value) =>
    Math.min(1, value * gain),
  );
}
