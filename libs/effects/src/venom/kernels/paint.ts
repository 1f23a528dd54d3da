import type { Painted } from './shade-coat.ts';
import { rasterizeTube, type Tube } from './tube.ts';
import { eachPixel } from './shape-patch.ts';
import { readSphere, type LitSphere } from './studio-light.ts';

/** Linear light. */
export type Light = [red: number, green: number, blue: number];

/**
 * Blends light over a pixel.
 *
 * @param share 0 to 1
 */
export function layOver({ light }: Painted, index: number, color: Light, share: number): void {
  for (let c = 0; c < 3; c += 1) {
    const i = index * 3 + c;
    light[i] = (light[i] as number) + (color[c as 0] - (light[i] as number)) * share;
  }
}

const read = new Float64Array(3);

/**
 * Adds the reflection of a wet surface with this slope.
 *
 * @param wet strength of the reflection
 */
export function addGloss(
  color: Light,
  sphere: LitSphere,
  nx: number,
  ny: number,
  wet: number,
): void {
  readSphere(sphere, nx, ny, read);
  for (const c of [0, 1, 2] as const) color[c] += (read[c] as number) * wet;
}

/**
 * The shading of a tube at a point.
 *
 * @param nx,ny the slope of its round side
 */
export type TubeLook = (place: {
  across: number;
  along: number;
  nx: number;
  ny: number;
  index: number;
}) => readonly [color: Light, opacity: number];

/** Paints a tube; `clip` is the share of each pixel that may be painted. */
export function paintTube(
  painted: Painted,
  tube: Tube,
  look: TubeLook,
  clip: (index: number) => number,
  onCover?: (index: number, cover: number) => void,
): void {
  const patch = rasterizeTube(tube, painted);
  if (!patch) return;
  eachPixel(patch, painted.width, (i, index) => {
    const cover = (patch.cover[i] as number) * clip(index);
    if (cover <= 0) return;
    const across = patch.across[i] as number;
    const nx = (patch.right[i * 2] as number) * across;
    const ny = (patch.right[i * 2 + 1] as number) * across;
    const [color, opacity] = look({ across, along: patch.along[i] as number, nx, ny, index });
    layOver(painted, index, color, cover * opacity);
    onCover?.(index, cover * opacity);
  });
}
