import { createLightImage, type LightImage } from '../panorama/light-image.ts';
import { rayAt, type Camera } from './camera.ts';
import { addTextureLine, type Texture } from './texture.ts';

export type SurfaceView = {
  texture: Texture;
  /** Width of the photographed surface in metres. */
  metres: number;
  /** Rotation in degrees. */
  turn: number;
};

/** Texture lines per row of the picture: the ground is foreshortened. */
const linesPerRow = 2;
/** Largest distance of drawn ground, in units of the ray. */
const farthest = 200;
/** Steepness below which a row takes a coarser texture. */
const steep = 0.35;
const coarsest = 3;

/** The colours of a surface that lies on the ground, in perspective; black above the horizon. */
export function laySurface(camera: Camera, surface: SurfaceView): LightImage {
  const { width, height } = camera;
  const image = createLightImage(width, height);
  const to = [image[0].data, image[1].data, image[2].data] as const;
  for (let y = 0; y < height; y += 1) {
    for (let i = 0; i < linesPerRow; i += 1) {
      const row = y + (i + 0.5) / linesPerRow;
      addRow(camera, surface, row, to, y * width);
    }
  }
  return image;
}

function addRow(
  camera: Camera,
  { texture, metres, turn }: SurfaceView,
  row: number,
  to: Parameters<typeof addTextureLine>[2],
  start: number,
): void {
  const { width, focal } = camera;
  const { dy, dz, reach } = rayAt(camera, row);
  if (reach >= farthest) return;
  const [first] = texture as [Texture[0]];
  const tall = (metres * (first?.height ?? 1)) / (first?.width ?? 1);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const step = reach / focal;
  const [x, z] = [(0.5 - width / 2) * step, reach * dz];
  const line = {
    ...{ u: (cos * x + sin * z) / metres, v: (cos * z - sin * x) / tall },
    ...{ du: (cos * step) / metres, dv: (-sin * step) / tall },
  };
  const shortened = Math.min(coarsest, Math.max(1, steep / Math.max(-dy, 0.02)));
  const pixels = ((step / metres) * (first?.width ?? 1) * shortened) / linesPerRow;
  const level = Math.min(texture.length - 1, Math.max(0, Math.log2(Math.max(pixels, 1))));
  const near = Math.floor(level);
  for (const [index, weight] of [
    [near, 1 - level + near],
    [near + 1, level - near],
  ] as const) {
    const part = texture[index];
    if (!part || weight <= 0) continue;
    addTextureLine(part, { ...line, weight: weight / linesPerRow }, to, { start, count: width });
  }
}
