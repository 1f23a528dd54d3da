import { describe, expect, it } from 'vitest';
import { createRandom } from '@tintory/pixels';
import { drawPortrait, portrait } from '../testing/draw-portrait.ts';
import { faceFrame } from './face-frame.ts';
import { shapeMouth } from './mouth.ts';
import { renderVenom } from './render-venom.ts';
import { growTeeth, toothRows } from './teeth.ts';
import type { VenomFace } from './venom-options.ts';

const { image, options } = drawPortrait();
const frame = faceFrame(options.faces[0] as VenomFace);
const mouth = shapeMouth(frame, portrait);
if (!mouth) throw new Error('The drawn face has no mouth.');

/** How far a pixel is inside of the mouth, 0 to 1. */
function insideMouth(x: number, y: number): number {
  const { patch } = mouth as NonNullable<typeof mouth>;
  const [px, py] = [x - patch.x, y - patch.y];
  if (px < 0 || py < 0 || px >= patch.width || py >= patch.height) return 0;
  return patch.cover.data[py * patch.width + px] as number;
}

/** Pixels as warm and bright as ivory; the coat and its lights are neutral or blue. */
function ivoryPlaces(faces: readonly VenomFace[]) {
  const { painted } = renderVenom(image, { ...options, faces });
  const found: [x: number, y: number][] = [];
  for (let i = 0; i < painted.width * painted.height; i += 1) {
    const [red = 0, , blue = 0] = painted.light.subarray(i * 3, i * 3 + 3);
    if (red > 0.05 && red > blue * 1.25)
      found.push([i % painted.width, Math.floor(i / painted.width)]);
  }
  return found;
}

describe('the mouth', () => {
  it('is torn wider than the person’s own lips and ends above the chin', () => {
    const xs = mouth.upper.map(([x]) => x);
    const lips = [frame.mesh[61 * 3], frame.mesh[291 * 3]] as [number, number];
    expect(Math.min(...xs)).toBeLessThan(lips[0]);
    expect(Math.max(...xs)).toBeGreaterThan(lips[1]);
    const chin = frame.mesh[152 * 3 + 1] as number;
    expect(Math.max(...mouth.lower.map(([, y]) => y))).toBeLessThan(chin);
  });

  it('shows its teeth inside of its lips and nowhere else', () => {
    const places = ivoryPlaces(options.faces);
    expect(places.length).toBeGreaterThan(40);
    expect(places.filter(([x, y]) => insideMouth(x, y) === 0)).toEqual([]);
  });

  it('has no teeth where there is no face', () => {
    expect(ivoryPlaces([])).toEqual([]);
  });

  it('grows every tooth towards the other jaw, to a point and no two alike', () => {
    const teeth = growTeeth(mouth, 'upper', toothRows.upper, createRandom(3));
    expect(teeth.length).toBeGreaterThan(8);
    for (const tooth of teeth) {
      const [, rootY] = tooth[0] ?? [0, Infinity];
      const [, tipY, tipRadius] = tooth.at(-1) ?? [0, 0, Infinity];
      expect(tipY).toBeGreaterThan(rootY);
      expect(tipRadius).toBeLessThan((tooth[1]?.[2] ?? 0) / 2);
    }
    const lengths = teeth.map((tooth) => (tooth.at(-1)?.[1] ?? 0) - (tooth[0]?.[1] ?? 0));
    expect(new Set(lengths.map((length) => length.toFixed(1))).size).toBeGreaterThan(6);
  });
});
