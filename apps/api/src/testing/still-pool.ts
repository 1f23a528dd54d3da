import { copyFile, stat } from 'node:fs/promises';
import type { ImagePool } from '@tintory/imaging';

/** What an upscale says of a photo that nobody looked at. */
const unmeasured = {
  region: null,
  faults: {
    blurred: false,
    noisy: false,
    veryNoisy: false,
    blocky: false,
    enlarged: false,
    fewPixels: false,
  },
};

/** An image engine that hands each file on as it is: for tests of everything around it. */
export function createStillPool(overrides: Partial<ImagePool> = {}): ImagePool {
  const hand = async (from: string, to: string) => {
    await copyFile(from, to);
    const { size } = await stat(to);
    return { width: 8, height: 8, contentType: 'image/png', bytes: size };
  };
  return {
    normalize: ({ inputPath, outputPath }) => hand(inputPath, outputPath),
    thumbnail: ({ inputPath, outputPath }) => hand(inputPath, outputPath),
    cutout: async ({ inputPath, outputPath }) => ({
      ...(await hand(inputPath, outputPath)),
      confidence: 0.9,
      faint: false,
    }),
    upscale: async ({ inputPath, outputPath }) => ({
      ...(await hand(inputPath, outputPath)),
      ...unmeasured,
    }),
    ownCutout: async ({ inputPath, outputPath }) => ({
      ...(await hand(inputPath, outputPath)),
      confidence: 0.9,
      faint: false,
    }),
    ownUpscale: async ({ inputPath, outputPath }) => ({
      ...(await hand(inputPath, outputPath)),
      ...unmeasured,
    }),
    seamless: async ({ inputPath, outputPath }) => ({
      ...(await hand(inputPath, outputPath)),
      mode: 'cut',
      even: true,
    }),
    stage: async ({ inputPath, scenes }) => ({
      files: await Promise.all(scenes.map(({ outputPath }) => hand(inputPath, outputPath))),
      confidence: 0.9,
      faint: false,
      fewPixels: false,
      tilted: false,
      isPinned: false,
    }),
    painting: ({ inputPath, outputPath }) => hand(inputPath, outputPath),
    detectFaces: () => Promise.resolve({ faces: [], width: 8, height: 8 }),
    swapFaces: async ({ targetPath, outputPath, indexes }) => ({
      ...(await hand(targetPath, outputPath)),
      swapped: indexes,
      fit: 'good',
      coarse: false,
      covered: false,
      shaded: false,
      hair: false,
    }),
    tattoo: () => Promise.reject(new Error('There is nothing to hand on.')),
    illustration: () => Promise.reject(new Error('There is nothing to hand on.')),
    venom: async ({ inputPath, outputPath }) => ({
      ...(await hand(inputPath, outputPath)),
      confidence: 0.9,
      faces: 1,
      fewPixels: false,
    }),
    dress: async ({ personPath, outputPath }) => ({
      ...(await hand(personPath, outputPath)),
      confidence: 0.9,
      overSleeves: false,
      hidesNeck: false,
      looseClothes: false,
      unclearArms: false,
    }),
    warm: () => Promise.resolve(),
    stats: () => [],
    close: () => Promise.resolve(),
    ...overrides,
  };
}
