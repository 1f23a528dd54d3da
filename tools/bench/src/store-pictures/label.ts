import sharp from 'sharp';
import { mixColor, type Color, type Material } from '../samples/light.ts';
import type { Finish } from './thing.ts';

export type Label = (u: number, v: number) => { color: Color; cover: number };

/** About as many pixels as a label has in a picture: a much finer one would flicker. */
const wide = 480;

/** A printed label, `high` times as high as wide; `u` and `v` go from 0 to 1, `v` downward. */
export async function printed(drawing: string, high: number): Promise<Label> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${100 * high}" width="${wide}" height="${wide * high}">${drawing}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const light = (value = 0) => (value / 255) ** 2.2;
  return (u, v) => {
    if (u < 0 || u > 1 || v < 0 || v > 1) return { color: [0, 0, 0], cover: 0 };
    const [x, y] = [u * (info.width - 1), v * (info.height - 1)];
    const [column, row] = [
      Math.min(info.width - 2, Math.floor(x)),
      Math.min(info.height - 2, Math.floor(y)),
    ];
    const [fx, fy] = [x - column, y - row];
    const at = (row * info.width + column) * 4;
    const below = at + info.width * 4;
    const channel = (c: number) =>
      ((data[at + c] ?? 0) * (1 - fx) + (data[at + 4 + c] ?? 0) * fx) * (1 - fy) +
      ((data[below + c] ?? 0) * (1 - fx) + (data[below + 4 + c] ?? 0) * fx) * fy;
    return {
      color: [light(channel(0)), light(channel(1)), light(channel(2))],
      cover: channel(3) / 255,
    };
  };
}

type Spot = { u: number; v: number };

const ink: Omit<Material, 'color'> = { roughness: 0.6, reflectance: 0.04 };

/** A finish with a label on it, where `spot` says which place of the label a place has. */
export const labelled = (
  finish: Finish,
  label: Label,
  spot: (x: number, y: number, z: number) => Spot | undefined,
): Finish => ({
  ...finish,
  at: (x, y, z) => {
    const under = finish.at(x, y, z);
    const place = spot(x, y, z);
    if (!place) return under;
    const { color, cover } = label(place.u, place.v);
    if (cover === 0) return under;
    return { ...under, ...ink, color: mixColor(under.color, color, cover) };
  },
});

/** Wrapped around a turned body: `span` radians wide in front, from one height to another. */
export const wrapped =
  (from: number, to: number, span: number) =>
  (x: number, y: number, z: number): Spot => ({
    u: 0.5 + Math.atan2(x, z) / span,
    v: (to - y) / (to - from),
  });

/** On the front of a box. */
export const onFront =
  (left: number, right: number, low: number, high: number, front: number) =>
  (x: number, y: number, z: number): Spot | undefined =>
    z < front ? undefined : { u: (x - left) / (right - left), v: (high - y) / (high - low) };

/** On top of something flat. */
export const onTop =
  (left: number, right: number, back: number, fore: number, top: number) =>
  (x: number, y: number, z: number): Spot | undefined =>
    y < top ? undefined : { u: (x - left) / (right - left), v: (z - back) / (fore - back) };

/** A simple printed label: a name, a line under it, a small text; the colours of paper and ink. */
export const nameplate = (
  name: string,
  line: string,
  small: string,
  paper: string,
  color: string,
): string => {
  const text = (y: number, size: number, content: string, face: string, spacing: number) =>
    `<text x="50" y="${y}" font-size="${size}" letter-spacing="${spacing}" text-anchor="middle" font-family="${face}" fill="${color}">${content}</text>`;
  return `<rect width="100" height="100" fill="${paper}"/><rect x="4" y="4" width="92" height="62" fill="none" stroke="${color}" stroke-width="0.7"/>${text(30, 15, name, 'Liberation Serif, serif', 1)}<rect x="40" y="36" width="20" height="0.8" fill="${color}"/>${text(47, 6.5, line, 'Liberation Sans, sans-serif', 0.8)}${text(58, 4.6, small, 'Liberation Sans, sans-serif', 0.5)}`;
};
