import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { constellationMotifs } from './constellations.ts';
import { constellations } from './star-catalogue.ts';

/** The share of ink about a place of the box. */
async function inkAt(motif: string, x: number, y: number, radius: number): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><path d="${constellationMotifs[motif]?.()}"/></svg>`;
  const cut = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
  const { data } = await sharp(Buffer.from(svg))
    .extract(cut)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.reduce((sum, value) => sum + value, 0) / (255 * data.length);
}

describe('constellations', () => {
  it('join only stars that they have, and none to itself', () => {
    for (const [name, { stars, lines }] of Object.entries(constellations)) {
      const known = stars.split(', ').map((star) => star[0]);
      expect(new Set(known).size, name).toBe(known.length);
      for (const run of lines.split(' ')) {
        expect(run.length, name).toBeGreaterThan(1);
        for (const [i, star] of [...run].entries()) {
          expect(known, `${name} ${run}`).toContain(star);
          expect(star, `${name} ${run}`).not.toBe(run[i + 1]);
        }
      }
    }
  });

  it('have places in the sky and magnitudes seen by the eye', () => {
    for (const { stars } of Object.values(constellations)) {
      for (const star of stars.split(', ')) {
        const [hours = -1, declination = 99, magnitude = 9] = star.split(' ').slice(1).map(Number);
        expect(hours >= 0 && hours < 24, star).toBe(true);
        expect(Math.abs(declination), star).toBeLessThan(90);
        expect(magnitude, star).toBeLessThan(5.1);
      }
    }
  });

  it('stand as they are seen: Orion’s shoulder at the upper left, the brighter foot at the lower right', async () => {
    const motif = 'tintory/stars-of-orion';
    const [shoulder, foot] = [await brightestIn(motif, 0, 0), await brightestIn(motif, 256, 256)];
    expect(shoulder).toBeGreaterThan(0.1);
    expect(foot).toBeGreaterThan(0.1);
  });
});

/** The most ink in a field of a quarter of the box. */
async function brightestIn(motif: string, left: number, top: number): Promise<number> {
  let most = 0;
  for (let y = top + 32; y < top + 256; y += 32) {
    for (let x = left + 32; x < left + 256; x += 32)
      most = Math.max(most, await inkAt(motif, x, y, 20));
  }
  return most;
}
