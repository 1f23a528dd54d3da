import { createLightImage, type LightImage } from '../panorama/light-image.ts';
import { createPlane, type Plane } from '@tintory/pixels';
import type { Blades } from './blades.ts';
import { rayAt, type Camera } from './camera.ts';
import type { GroundLine } from './ground-line.ts';
import { laySurface, type SurfaceView } from './lay-surface.ts';
import { marchRay, rootLight, shellOffset, tipLight, type RowMarch } from './march-ray.ts';
import type { TextureLevel } from './texture.ts';

/** Pixels of the blades' height per shell (fur shells: Lengyel, 2001). */
const shellPixels = 1.2;
const [fewest, most] = [4, 48];

export type Lawn = {
  /** The colours of the ground with its blades. */
  colors: LightImage;
  /** Blades in front of the subject's ground line: premultiplied colours and coverage. */
  front: LightImage;
  cover: Plane;
};

/** Upright grass, marched from tips to roots along each pixel's ray. */
export function growLawn(
  camera: Camera,
  surface: SurfaceView & { blades: Blades; metresHigh: number },
  line: GroundLine | null,
): Lawn {
  const { width, height } = camera;
  const lawn: Lawn = {
    colors: laySurface(camera, surface),
    front: createLightImage(width, height),
    cover: createPlane(width, height),
  };
  const footDepth = Float32Array.from({ length: width }, (_, x) => {
    if (!line) return -Infinity;
    const { dz, reach } = rayAt(camera, line.rows[x] as number);
    return dz * reach;
  });
  for (let y = 0; y < height; y += 1) growRow(camera, surface, { lawn, footDepth, y });
  return lawn;
}

type Row = { lawn: Lawn; footDepth: Float32Array; y: number };

function growRow(
  camera: Camera,
  surface: Parameters<typeof growLawn>[1],
  { lawn, footDepth, y }: Row,
): void {
  const { dy, dz, reach } = rayAt(camera, y + 0.5);
  const { texture, blades, metres, metresHigh } = surface;
  const pixels = (metresHigh * camera.focal) / reach;
  const [first] = texture;
  if (!first || pixels < 0.5) return darkenRow(lawn.colors, y);
  const shells = Math.min(most, Math.max(fewest, Math.round(pixels / shellPixels)));
  const footprint = ((reach / camera.focal) * first.width) / metres;
  const level = Math.min(texture.length - 1, Math.max(0, Math.round(Math.log2(footprint))));
  const radians = (surface.turn * Math.PI) / 180;
  marchRow(
    camera,
    { lawn, footDepth, y },
    {
      ...{ shells, dz },
      // Units by which the ray is shorter to the tips than to the ground.
      ...{ reach, lift: metresHigh / -dy },
      ...{ heights: blades[level] as Plane, level: texture[level] as TextureLevel },
      ...{ cos: Math.cos(radians) / metres, sin: Math.sin(radians) / metres },
      aspect: first.width / first.height,
    },
  );
}

/** Darkens ground too far away for blades, as they would. */
function darkenRow(colors: LightImage, y: number): void {
  for (const { data, width } of colors) {
    for (let at = y * width; at < (y + 1) * width; at += 1) {
      data[at] = (data[at] as number) * (rootLight + (tipLight - rootLight) / 2);
    }
  }
}

function marchRow(camera: Camera, { lawn, footDepth, y }: Row, march: RowMarch): void {
  const { width, focal } = camera;
  const found = new Float32Array(8);
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const ray = {
      dx: (x + 0.5 - width / 2) / focal,
      ...{ offset: shellOffset(x, y), footDepth: footDepth[x] as number },
    };
    marchRay(march, ray, found);
    const through = found[3] as number;
    for (let channel = 0; channel < 3; channel += 1) {
      const plane = channel === 0 ? 0 : channel === 1 ? 1 : 2;
      const colors = lawn.colors[plane].data;
      colors[at] = (found[channel] as number) + (colors[at] as number) * rootLight * through;
      lawn.front[plane].data[at] = found[channel + 4] as number;
    }
    lawn.cover.data[at] = found[7] as number;
  }
}
