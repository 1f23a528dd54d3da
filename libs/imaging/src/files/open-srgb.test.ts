import { converter } from 'culori';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asAvif,
  patchesPng,
  readPatches,
  withCicp,
  withIcc,
  withNclx,
} from '../testing/color-patches.ts';
import {
  bytesOf,
  distance,
  expectColors,
  inSpace,
  linear,
  normalized,
  patches,
} from '../testing/expected-colors.ts';
import { grayProfile, rgbProfile, sampledCurve } from '../testing/icc-profile.ts';
import { pngChunk } from '@tintory/pixels';
import { withPngChunks } from '../testing/with-png-chunks.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const profiles = {
  'an sRGB profile': { icc: () => rgbProfile('srgb', 'srgb'), expected: () => inSpace('rgb') },
  'a Display P3 profile': { icc: () => rgbProfile('p3', 'srgb'), expected: () => inSpace('p3') },
  'an Adobe RGB profile': {
    icc: () => rgbProfile('a98', 563 / 256),
    expected: () => inSpace('a98'),
  },
  'a ProPhoto profile': {
    icc: () => rgbProfile('prophoto', 1.8),
    expected: () => inSpace('prophoto'),
  },
  'a linear profile': { icc: () => rgbProfile('srgb', 1), expected: () => linear },
  'a profile whose curves are samples': {
    icc: () => {
      const samples = sampledCurve(563 / 256, 1024);
      return rgbProfile('a98', 1, { rTRC: samples, gTRC: samples, bTRC: samples });
    },
    expected: () => inSpace('a98'),
  },
  'a damaged profile': {
    icc: () => rgbProfile('p3', 'srgb').fill(0xff, 36, 200),
    expected: () => inSpace('rgb'),
  },
  'a profile that ends too early': {
    icc: () => rgbProfile('p3', 'srgb').subarray(0, 150),
    expected: () => inSpace('rgb'),
  },
};

describe.each([8, 16] as const)('a PNG of %i bits a channel', (bits) => {
  it.each(Object.entries(profiles))('with %s keeps its colours', async (_, { icc, expected }) => {
    await expectColors(folder, withIcc(await patchesPng(patches, { bits }), icc()), expected());
  });

  it('without a profile keeps its numbers', async () => {
    await expectColors(folder, await patchesPng(patches, { bits }), inSpace('rgb'), 1);
  });

  it('with transparency keeps its colours and its transparency', async () => {
    const png = withIcc(await patchesPng(patches, { bits, alpha: true }), rgbProfile('p3', 'srgb'));
    await expectColors(folder, png, inSpace('p3'));
    expect((await sharp(await normalized(folder, png)).stats()).isOpaque).toBe(true);
  });

  it.each([
    ['sRGB', 1, 13, 'rgb'],
    ['Display P3', 12, 13, 'p3'],
    ['BT.2020 of standard range', 9, 13, 'rec2020'],
  ] as const)('with code points of %s keeps its colours', async (_, primaries, transfer, mode) => {
    const png = withCicp(await patchesPng(patches, { bits }), primaries, transfer);
    // culori's BT.2020 has a camera's curve; browsers decode such pictures with sRGB's.
    const expected = mode === 'rec2020' ? fromLinear2020() : inSpace(mode);
    await expectColors(folder, png, expected);
  });

  it('believes code points more than a profile', async () => {
    const png = withIcc(await patchesPng(patches, { bits }), rgbProfile('prophoto', 1.8));
    await expectColors(folder, withCicp(png, 1, 13), inSpace('rgb'));
  });
});

const toLinear = converter('lrgb');
/** BT.2020 primaries with sRGB's curve, as linear BT.2020. */
const fromLinear2020 = () =>
  patches.map(([red, green, blue]) => {
    const { r, g, b } = toLinear({ mode: 'rgb', r: red, g: green, b: blue });
    return bytesOf({
      mode: 'lrgb',
      r: 1.660491 * r - 0.587641 * g - 0.07285 * b,
      g: -0.12455 * r + 1.1329 * g - 0.00835 * b,
      b: -0.018151 * r - 0.100579 * g + 1.11873 * b,
    });
  });

describe('a gray PNG', () => {
  const grays = [0.05, 0.2, 0.5, 0.75, 1].map((v) => [v, v, v] as const);
  const decoded = (gamma: number) =>
    grays.map(([v]) => bytesOf({ mode: 'lrgb', r: v ** gamma, g: v ** gamma, b: v ** gamma }));

  it.each([
    [8, 1.8],
    [8, 2.2],
    [16, 1],
    [16, 1.8],
    [16, 2.2],
  ] as const)('of %i bits with a profile of gamma %f keeps its tones', async (bits, gamma) => {
    const png = await patchesPng(grays, { bits, gray: true });
    await expectColors(folder, withIcc(png, grayProfile(gamma)), decoded(gamma));
  });

  it.each([8, 16] as const)('of %i bits with a profile of RGB keeps its numbers', async (bits) => {
    const png = withIcc(await patchesPng(grays, { bits, gray: true }), rgbProfile('p3', 'srgb'));
    await expectColors(
      folder,
      png,
      grays.map((gray) => gray.map((v) => Math.round(v * 255))),
    );
  });
});

describe('a PNG that tells its colours by gAMA and cHRM', () => {
  const gAMA = (value: number) => {
    const data = Buffer.alloc(4);
    data.writeUInt32BE(value);
    return pngChunk('gAMA', data);
  };
  const cHRM = (...values: number[]) => {
    const data = Buffer.alloc(32);
    values.forEach((value, at) => data.writeUInt32BE(Math.round(value * 100_000), at * 4));
    return pngChunk('cHRM', data);
  };
  const adobe = cHRM(0.3127, 0.329, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06);
  const srgb = cHRM(0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06);

  it.each([
    ['linear light', [gAMA(100_000)], () => linear],
    ['sRGB, as its encoders say it', [gAMA(45_455), srgb], () => inSpace('rgb')],
    ['primaries without a gamma', [adobe], () => inSpace('rgb')],
    [
      'sRGB beside another gamma',
      [pngChunk('sRGB', Buffer.of(0)), gAMA(100_000)],
      () => inSpace('rgb'),
    ],
  ] as const)('keeps them: %s', async (_, chunks, expected) => {
    await expectColors(
      folder,
      withPngChunks(await patchesPng(patches, { bits: 8 }), ...chunks),
      expected(),
    );
  });
});

describe.each([8, 10, 12] as const)('an AVIF of %i bits a channel', (bits) => {
  it.each(Object.entries(profiles).filter(([name]) => !name.includes('too early')))(
    'with %s keeps its colours',
    async (_, { icc, expected }) => {
      const png = withIcc(await patchesPng(patches, { bits: bits === 8 ? 8 : 16 }), icc());
      await expectColors(folder, await asAvif(png, bits), expected());
    },
  );

  it.each([
    ['sRGB', 1, 13, 'rgb'],
    ['a camera’s BT.709', 1, 1, 'rgb'],
    ['Display P3', 12, 13, 'p3'],
  ] as const)('with code points of %s keeps its colours', async (_, primaries, transfer, mode) => {
    const png = await patchesPng(patches, { bits: bits === 8 ? 8 : 16 });
    await expectColors(
      folder,
      withNclx(await asAvif(png, bits), primaries, transfer),
      inSpace(mode),
    );
  });
});

describe.each(['webp', 'jpeg'] as const)('a %s', (format) => {
  // One step of 8-bit linear is 13 of sRGB, and a JPEG is rarely that exact.
  it.each(Object.entries(profiles).filter(([name]) => !name.includes('linear')))(
    'with %s keeps its colours',
    async (_, { icc, expected }) => {
      const png = withIcc(await patchesPng(patches, { bits: 8 }), icc());
      const picture = sharp(png).keepIccProfile();
      const content = await (
        format === 'webp'
          ? picture.webp({ lossless: true })
          : picture.jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      ).toBuffer();
      await expectColors(folder, content, expected(), 4);
    },
  );
});

describe('a CMYK JPEG', () => {
  const print = async () =>
    sharp(await patchesPng(patches, { bits: 8 }))
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
  /** White, gray, a muted red and a muted green: colours within an ink's gamut. */
  const muted = [3, 4, 6, 7];
  const only = (colors: readonly number[][]) => muted.map((at) => colors[at] ?? []);
  it.each([
    ['as its profile says', (content: Buffer) => content],
    [
      'with a damaged profile as any other ink',
      (content: Buffer) => {
        const at = content.indexOf('acsp');
        return Buffer.from(content).fill(0, at, at + 4);
      },
    ],
  ] as const)('is read %s', async (_, change) => {
    const colors = await readPatches(
      await normalized(folder, change(await print())),
      patches.length,
    );
    // Ink has a smaller gamut, and the conversion both ways is lossy.
    expect(distance(only(colors), only(inSpace('rgb')))).toBeLessThanOrEqual(40);
  });
});
