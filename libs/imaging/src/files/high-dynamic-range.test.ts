import { converter } from 'culori';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asAvif,
  patchesPng,
  readPatches,
  withCicp,
  withIcc,
  withNclx,
  type Signal,
} from '../testing/color-patches.ts';
import { bytesOf, expectColors, inSpace, normalized, patches } from '../testing/expected-colors.ts';
import { cicpTag, rgbProfile } from '../testing/icc-profile.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const toLinear = converter('lrgb');

describe('high dynamic range', () => {
  /** ITU-R BT.2100: the signal of a luminance in cd/m². */
  const pq = (nits: number) => {
    const power = (nits / 10_000) ** 0.1593017578125;
    return ((0.8359375 + 18.8515625 * power) / (1 + 18.6875 * power)) ** 78.84375;
  };
  /** ITU-R BT.2100: the signal of scene light. */
  const hlg = (light: number) =>
    light <= 1 / 12
      ? Math.sqrt(3 * light)
      : 0.17883277 * Math.log(12 * light - 0.28466892) + 0.55991073;
  const to2020 = ([red, green, blue]: Signal): Signal => {
    const { r, g, b } = toLinear({ mode: 'rgb', r: red, g: green, b: blue });
    return [
      0.627404 * r + 0.329283 * g + 0.043313 * b,
      0.069097 * r + 0.91954 * g + 0.011362 * b,
      0.016391 * r + 0.088013 * g + 0.895595 * b,
    ];
  };
  const white = 203;
  const inPq = (peak: number) =>
    patches.map((patch) => to2020(patch).map((v) => pq(v * peak)) as unknown as Signal);
  /** The signal for a luminance on a display of 1,000 cd/m²: its system gamma is 1.2. */
  const inHlg = (peak: number) =>
    patches.map((patch) => {
      const [r, g, b] = to2020(patch).map((v) => (v * peak) / 1_000) as unknown as Signal;
      const luminance = 0.2627 * r + 0.678 * g + 0.0593 * b;
      const gain = luminance > 0 ? luminance ** (1 / 1.2 - 1) : 0;
      return [hlg(r * gain), hlg(g * gain), hlg(b * gain)] as Signal;
    });

  const files = {
    'a PNG': async (signals: readonly Signal[], transfer: number) =>
      withCicp(await patchesPng(signals, { bits: 16 }), 9, transfer),
    'an AVIF of 10 bits': async (signals: readonly Signal[], transfer: number) =>
      withNclx(await asAvif(await patchesPng(signals, { bits: 16 }), 10), 9, transfer),
    'an AVIF of 12 bits': async (signals: readonly Signal[], transfer: number) =>
      withNclx(await asAvif(await patchesPng(signals, { bits: 16 }), 12), 9, transfer),
    'a PNG by its profile': async (signals: readonly Signal[], transfer: number) =>
      withIcc(
        await patchesPng(signals, { bits: 16 }),
        rgbProfile('srgb', 'srgb', { cicp: cicpTag(9, transfer) }),
      ),
  };

  describe.each(Object.entries(files))('in %s', (_, write) => {
    it('keeps the colours of PQ that are no brighter than white', async () => {
      await expectColors(folder, await write(inPq(white), 16), inSpace('rgb'));
    });

    it('keeps the colours of HLG that are no brighter than white', async () => {
      await expectColors(folder, await write(inHlg(white), 18), inSpace('rgb'));
    });

    it('compresses what is brighter than white, and leaves the shadows as they are', async () => {
      const steps = [2, 10, 50, 203, 300, 500, 1_000];
      const path = await normalized(
        folder,
        await write(
          steps.map((nits) => [pq(nits), pq(nits), pq(nits)] as Signal),
          16,
        ),
      );
      const tones = (await readPatches(path, steps.length)).map(([red = 0]) => red);
      const unchanged = steps
        .slice(0, 2)
        .map((nits) => bytesOf({ mode: 'lrgb', r: nits / 203, g: 0, b: 0 })[0] ?? 0);
      tones
        .slice(0, 2)
        .forEach((tone, at) =>
          expect(Math.abs(tone - (unchanged[at] ?? 0))).toBeLessThanOrEqual(3),
        );
      expect(tones).toEqual([...tones].sort((a, b) => a - b));
      expect(new Set(tones).size).toBe(steps.length);
      expect(tones[3]).toBeGreaterThan(215);
      expect(tones.at(-1)).toBeGreaterThanOrEqual(253);
    });
  });
});
