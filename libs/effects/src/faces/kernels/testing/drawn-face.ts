import type { RgbaImage } from '@tintory/pixels';
import { drawImage, type Color } from '@tintory/pixels/testing';
import { canonicalUv } from '../canonical-uv.ts';
import { meshSize } from '@tintory/imaging/faces';

export type Frame = { left: number; top: number; size: number };

/** The canonical face, bent over a half cylinder, as a mesh with this frame around it. */
export function drawnMesh({ left, top, size }: Frame): Float32Array {
  const mesh = new Float32Array(meshSize * 3);
  for (let i = 0; i < meshSize; i += 1) {
    const [u, v] = [
      (canonicalUv[i * 2] as number) / 1_000,
      (canonicalUv[i * 2 + 1] as number) / 1_000,
    ];
    mesh[i * 3] = left + u * size;
    mesh[i * 3 + 1] = top + v * size;
    mesh[i * 3 + 2] = (1 - Math.sqrt(Math.max(0, 0.3 - (u - 0.5) ** 2))) * size;
  }
  return mesh;
}

/** Positions of the canonical face's features, and how dark they are against the skin. */
const features = [
  { x: 0.34, y: 0.38, rx: 0.06, ry: 0.03, shade: 0.25 },
  { x: 0.66, y: 0.38, rx: 0.06, ry: 0.03, shade: 0.25 },
  { x: 0.5, y: 0.69, rx: 0.12, ry: 0.03, shade: 0.55 },
];

/**
 * A face that fits `drawnMesh`: skin with some grain, eyes, a mouth, on a green wall.
 *
 * @param light multiplies the skin at each place of the frame
 * @param paint what is on the skin there, if anything
 */
export function drawnFace(
  width: number,
  height: number,
  { left, top, size }: Frame,
  skin: Color,
  light: (u: number, v: number) => number = () => 1,
  paint: (u: number, v: number) => Color | undefined = () => undefined,
): RgbaImage {
  return drawImage(width, height, (x, y) => {
    const [u, v] = [(x + 0.5 - left) / size, (y + 0.5 - top) / size];
    if ((u - 0.5) ** 2 / 0.28 + (v - 0.5) ** 2 / 0.28 > 1) return [40, 120, 60];
    const painted = paint(u, v);
    if (painted) return painted;
    const feature = features.find((f) => ((u - f.x) / f.rx) ** 2 + ((v - f.y) / f.ry) ** 2 < 1);
    const grain = 1 + 0.03 * Math.sin(x * 1.7) * Math.cos(y * 1.3);
    const shade = (feature?.shade ?? 1) * grain * light(u, v);
    return [skin[0] * shade, skin[1] * shade, skin[2] * shade];
  });
}
