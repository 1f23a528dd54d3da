import type { LightImage } from '../panorama/light-image.ts';
import { gaussianBlur, type Plane, smoothStep } from '@tintory/pixels';
import type { GroundLine } from './ground-line.ts';

/** Blades cover a subject up to this height, and fade above it: shares of its own. */
const [full, gone] = [0.07, 0.14];
/** They stand where the subject touches the ground, and so far beside it: a share of its width. */
const beside = 0.03;
/** A foot narrower than that is covered as well. */
const gain = 3;

/**
 * Puts blades of grass before a subject's feet and their shadow: into the scene, in place.
 *
 * @returns the subject's alpha without what they cover
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

/** Between the feet there is nothing to cover: a hedge would stand there. */
function besideTouch({ touch, width }: GroundLine): Float32Array {
  const plane = { data: touch, width: touch.length, height: 1 };
  return gaussianBlur(plane, Math.max(1, beside * width)).data.map((value) =>
    Math.min(1, value * gain),
  );
}
