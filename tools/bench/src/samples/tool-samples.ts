import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool, type ImagePool, type StageScene } from '@tintory/imaging';
import type { Language } from '@tintory/locales';
import sharp from 'sharp';
import { rabbit } from './rabbit.ts';
import { render } from './render.ts';
import { drawSurfaces } from './surfaces.ts';

const root = join(import.meta.dirname, '../../../..');
const content = join(root, 'apps/api/content/samples');
/** What the background remover's samples start from serves the other tools too. */
const still = (name: string) => join(content, 'remove_background', `${name}.webp`);
const [width, height] = [1_200, 960];

type Alt = Record<Language, string>;
type Sample = { name: string; before: string; make: (path: string) => Promise<unknown>; alt: Alt };

/** Draws what the other tools make of the drawn stills, with the engine that people use. */
export async function drawToolSamples(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-samples-'));
  const pool = createImagePool({ size: 1 });
  try {
    const pet = await drawRabbit();
    const surfaces = await drawSurfaces(join(content, 'seamless_image'));
    const lists: Record<string, Sample[]> = {
      change_background: stageSamples(pool),
      product_model: productSamples(pool),
      pet_photo: petSamples(pool, pet),
      style_transfer_cartoon: paintingSamples(pool),
      image_upscale: [await upscaleSample(pool)],
      seamless_image: surfaces.map(({ name, alt }) => ({
        name,
        before: join(content, 'seamless_image', `${name}.webp`),
        make: (outputPath) =>
          pool.seamless({
            inputPath: join(content, 'seamless_image', `${name}.webp`),
            outputPath,
            format: 'png',
            mode: 'auto',
            flatten: 0.8,
            seed: 1,
          }),
        alt,
      })),
    };
    for (const [tool, samples] of Object.entries(lists)) await write(tool, samples, folder);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(tool: string, samples: Sample[], folder: string): Promise<void> {
  await mkdir(join(content, tool), { recursive: true });
  const list = [];
  for (const { name, before, make, alt } of samples) {
    const made = join(folder, `${tool}-${name}.png`);
    await make(made);
    const after = `${name}-after.webp`;
    await sharp(made)
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(join(content, tool, after));
    const own = before.startsWith(join(content, tool, '/'));
    const [file = ''] = before.split('/').slice(-1);
    list.push({ before: own ? file : `../remove_background/${file}`, after, alt });
  }
  await writeFile(join(content, tool, 'samples.json'), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`samples of ${tool}: ${samples.length}`);
}

async function drawRabbit(): Promise<string> {
  const path = join(content, 'pet_photo', 'rabbit.webp');
  await mkdir(join(content, 'pet_photo'), { recursive: true });
  const raw = { width, height, channels: 4 as const };
  await sharp(render(rabbit, width, height, 2), { raw })
    .removeAlpha()
    .webp({ quality: 84 })
    .toFile(path);
  return path;
}

const scene = (outputPath: string, changes: Partial<StageScene>): StageScene => ({
  outputPath,
  backdrop: { kind: 'studio', studio: 'linen' },
  placement: 'keep',
  padding: 0.12,
  shadow: 'cast',
  shadowStrength: 0.75,
  relight: 0.6,
  frame: 'none',
  seed: 4,
  ...changes,
});

const staged =
  (pool: ImagePool, inputPath: string, changes: Partial<StageScene>, size?: Sample['name']) =>
  (outputPath: string) => {
    const [w = 0, h = 0] = (size ?? '').split('x').map(Number);
    return pool.stage({
      inputPath,
      scenes: [scene(outputPath, changes)],
      ...(size && { size: { width: w, height: h } }),
      format: 'png',
      strokes: [],
    });
  };

const stageSamples = (pool: ImagePool): Sample[] => [
  {
    name: 'headphones',
    before: still('headphones'),
    make: staged(pool, still('headphones'), {}),
    alt: {
      en: 'Headphones on linen with leaf shadows',
      de: 'Kopfhörer auf Leinen mit Blattschatten',
      ar: 'سماعات على كتان مع ظلال أوراق',
    },
  },
  {
    name: 'camera',
    before: still('camera'),
    make: staged(pool, still('camera'), {
      backdrop: { kind: 'studio', studio: 'sunset' },
      seed: 2,
    }),
    alt: {
      en: 'A camera before an evening sky',
      de: 'Eine Kamera vor dem Abendhimmel',
      ar: 'كاميرا أمام سماء المساء',
    },
  },
  {
    name: 'pears',
    before: still('pears'),
    make: staged(pool, still('pears'), { backdrop: { kind: 'studio', studio: 'wood' } }),
    alt: {
      en: 'Pears on a wooden table',
      de: 'Birnen auf einem Holztisch',
      ar: 'كمّثرى على طاولة خشب',
    },
  },
];

const productSamples = (pool: ImagePool): Sample[] => [
  {
    name: 'camera',
    before: still('camera'),
    make: staged(
      pool,
      still('camera'),
      { placement: 'fit', backdrop: { kind: 'studio', studio: 'marble' } },
      '1200x960',
    ),
    alt: {
      en: 'A camera on marble',
      de: 'Eine Kamera auf Marmor',
      ar: 'كاميرا على رخام',
    },
  },
  {
    name: 'headphones',
    before: still('headphones'),
    make: staged(
      pool,
      still('headphones'),
      { placement: 'fit', backdrop: { kind: 'studio', studio: 'night' }, seed: 3 },
      '1200x960',
    ),
    alt: {
      en: 'Headphones before city lights',
      de: 'Kopfhörer vor den Lichtern der Stadt',
      ar: 'سماعات أمام أضواء المدينة',
    },
  },
];

const petSamples = (pool: ImagePool, pet: string): Sample[] => [
  {
    name: 'garden',
    before: pet,
    make: staged(pool, pet, {
      backdrop: { kind: 'studio', studio: 'garden' },
      shadow: 'soft',
      seed: 6,
    }),
    alt: {
      en: 'A felt rabbit in a garden',
      de: 'Ein Filzhase im Garten',
      ar: 'أرنب من اللباد في حديقة',
    },
  },
  {
    name: 'royal',
    before: pet,
    make: staged(pool, pet, {
      backdrop: { kind: 'color', color: '#5e1f2d', flat: false },
      frame: 'gold',
      shadow: 'soft',
    }),
    alt: {
      en: 'A felt rabbit portrayed in a golden frame',
      de: 'Ein Filzhase, porträtiert im goldenen Rahmen',
      ar: 'أرنب من اللباد في إطار ذهبي',
    },
  },
];

const paintingSamples = (pool: ImagePool): Sample[] =>
  (
    [
      ['eucalyptus', 'oil', ['Painted in oil', 'In Öl gemalt', 'مرسومة بالزيت']],
      [
        'pears',
        'watercolour',
        ['Pears in watercolour', 'Birnen in Aquarell', 'كمّثرى بألوان مائية'],
      ],
      ['camera', 'pencil', ['A camera in pencil', 'Eine Kamera in Bleistift', 'كاميرا بالرصاص']],
      ['headphones', 'poster', ['Headphones as a poster', 'Kopfhörer als Plakat', 'سماعات كملصق']],
    ] as const
  ).map(([name, style, [en, de, ar]]) => ({
    name,
    before: still(name),
    make: (outputPath) =>
      pool.painting({
        inputPath: still(name),
        outputPath,
        format: 'png',
        style,
        strength: 0.6,
        brush: 0.4,
      }),
    alt: { en, de, ar },
  }));

/** A part of a still as a small photograph, and what becomes of it. */
async function upscaleSample(pool: ImagePool): Promise<Sample> {
  await mkdir(join(content, 'image_upscale'), { recursive: true });
  const before = join(content, 'image_upscale', 'camera.webp');
  const part = await sharp(still('camera'))
    .extract({ left: 300, top: 240, width: 600, height: 480 })
    .resize(300, 240)
    .png()
    .toBuffer();
  const small = `${before}.png`;
  await writeFile(small, part);
  // Shown as large as the result: what a small picture looks like on a screen.
  await sharp(part).resize(1_200, 960, { kernel: 'nearest' }).webp({ quality: 70 }).toFile(before);
  return {
    name: 'camera',
    before,
    make: async (outputPath) => {
      const request = { factor: 4, noise: 'none', sharpness: 0.3, format: 'png' } as const;
      await pool.upscale({ ...request, inputPath: small, outputPath });
      await rm(small);
    },
    alt: {
      en: 'A camera, four times as large',
      de: 'Eine Kamera, viermal so groß',
      ar: 'كاميرا مكبّرة أربع مرات',
    },
  };
}
