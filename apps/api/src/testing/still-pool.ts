import { copyFile, stat, writeFile } from 'node:fs/promises';
import type { ImagePool } from '@tintory/image-pool';
import type { SubjectSource } from '@tintory/effects';

/** An upscale's answer for a photo that was not checked. */
const unmeasured = {
  region: null,
  cleaned: [],
  faults: {
    blurred: false,
    noisy: false,
    blocky: false,
    enlarged: false,
    fewPixels: false,
  },
};

type Drawn = { outputPath: string };

/** A design that nobody drew, larger than a thumbnail. */
const design = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"/>',
  file: { width: 512, height: 512, contentType: 'image/png' },
  told: { understood: [], unknown: [], suggestions: [], credits: [] },
};

/** The data of a subject without a cutout. */
const found = {
  ...{ confidence: 0.9, warnings: [], faint: false, isTrimmed: false },
  own: { width: 8, height: 8 },
};

const hand = async (from: string, to: string) => {
  await copyFile(from, to);
  const { size } = await stat(to);
  return { width: 8, height: 8, contentType: 'image/png', bytes: size };
};

const stage = async ({ inputPath, keepAt, scenes }: SubjectSource & { scenes: Drawn[] }) => {
  for (const path of [keepAt?.path, keepAt?.smallPath]) if (path) await hand(inputPath, path);
  const files = await Promise.all(scenes.map(({ outputPath }) => hand(inputPath, outputPath)));
  return { files, confidence: 0.9, faint: false, found };
};

const tattoo: ImagePool['tattoo'] = async ({ outputPath, svgPath, skinPath }) => {
  const { svg, file, told } = design;
  const drawn = { ...file, bytes: svg.length };
  for (const path of [outputPath, svgPath, skinPath]) if (path) await writeFile(path, svg);
  return {
    ...{ ...drawn, ...told },
    ...(skinPath && { skin: { ...drawn, contentType: 'image/webp' } }),
  };
};

const noDrawing = () => Promise.reject(new Error('There is nothing to hand on.'));

type Files = { inputPath: string; outputPath: string };

const cutout = async ({ inputPath, outputPath }: Files) => ({
  ...(await hand(inputPath, outputPath)),
  ...{ confidence: 0.9, warnings: [], faint: false },
});

const upscale = async ({ inputPath, outputPath }: Files) => ({
  ...(await hand(inputPath, outputPath)),
  ...unmeasured,
});

/** An image engine that returns each file unchanged, for tests of everything around it. */
export const createStillPool = (overrides: Partial<ImagePool> = {}): ImagePool => ({
  ...stillFiles,
  ...stillScenes,
  ...stillPeople,
  ...stillPrints,
  tattoo,
  illustration: noDrawing,
  warm: () => Promise.resolve(),
  stats: () => [],
  close: () => Promise.resolve(),
  ...overrides,
});

const stillFiles = {
  normalize: async ({ inputPath, outputPath }) => ({
    ...(await hand(inputPath, outputPath)),
    jpegQuality: null,
  }),
  thumbnail: ({ inputPath, outputPath }) => hand(inputPath, outputPath),
  cutout,
  ownCutout: cutout,
  upscale,
  ownUpscale: upscale,
  seamless: async ({ inputPath, outputPath }) => ({
    ...(await hand(inputPath, outputPath)),
    mode: 'cut',
    even: true,
  }),
  painting: ({ inputPath, outputPath }) => hand(inputPath, outputPath),
} satisfies Partial<ImagePool>;

const stillScenes = {
  stage: async (request) => ({
    ...(await stage(request)),
    warnings: [],
    fewPixels: false,
  }),
  placeStage: async (request) => ({
    ...(await stage(request)),
    views: request.scenes.map(() => ({ direction: 0, pitch: 7, metres: 0.25 })),
    thing: 'product',
    flags: [],
  }),
} satisfies Partial<ImagePool>;

const stillPeople = {
  detectFaces: () => Promise.resolve({ faces: [], width: 8, height: 8 }),
  swapFaces: async ({ targetPath, outputPath, indexes }) => ({
    ...(await hand(targetPath, outputPath)),
    swapped: indexes,
    fit: 'good',
    ...{ coarse: false, covered: false, shaded: false, hair: false },
  }),
  venom: async ({ inputPath, outputPath }) => ({
    ...(await hand(inputPath, outputPath)),
    ...{ confidence: 0.9, faces: 1, fewPixels: false },
  }),
  dress: async ({ personPath, outputPath }) => ({
    ...(await hand(personPath, outputPath)),
    ...{ confidence: 0.9, overSleeves: false, hidesNeck: false, looseClothes: false },
    ...{ unclearArms: false, unclearGarment: false, cutOff: false },
  }),
} satisfies Partial<ImagePool>;

const stillPrints = {
  // The first picture of the design stands for whatever shows it.
  mockup: ({ areas, pictures }) => {
    const from = areas.flatMap(({ layers }) => layers)[0]?.path ?? pictures[0]?.maps.light ?? '';
    return Promise.all(pictures.map(({ outputPath }) => hand(from, outputPath)));
  },
  printFile: ({ area, outputPath }) => hand(area.layers[0]?.path ?? '', outputPath),
} satisfies Partial<ImagePool>;
