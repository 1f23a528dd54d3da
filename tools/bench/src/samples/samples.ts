import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool, type ImagePool } from '@tintory/imaging';
import type { Language } from '@tintory/locales';
import sharp from 'sharp';
import { cutSubject } from '../cut-subject.ts';
import { iou } from '../metrics.ts';
import { printTable } from '../report.ts';
import { readAlpha } from '../scenes/scenes.ts';
import { camera } from './camera.ts';
import { eucalyptus } from './eucalyptus.ts';
import { headphones } from './headphones.ts';
import { pears } from './pears.ts';
import { render, type Still } from './render.ts';

/** The pictures, each with what it shows in the product's languages. */
const stills: { still: Still; alt: Record<Language, string> }[] = [
  {
    still: headphones,
    alt: {
      en: 'Coral headphones on pale blue',
      de: 'Korallenrote Kopfhörer auf hellem Blau',
      ar: 'سماعات رأس مرجانية على أزرق فاتح',
    },
  },
  {
    still: eucalyptus,
    alt: {
      en: 'A speckled vase with eucalyptus in window light',
      de: 'Eine gesprenkelte Vase mit Eukalyptus im Fensterlicht',
      ar: 'مزهرية مرقّطة فيها أغصان أوكالبتوس في ضوء نافذة',
    },
  },
  {
    still: camera,
    alt: {
      en: 'A petrol and silver camera on yellow',
      de: 'Eine Kamera in Petrol und Silber auf Gelb',
      ar: 'كاميرا زرقاء وفضية على أصفر',
    },
  },
  {
    still: pears,
    alt: {
      en: 'Two ripe pears and a plum',
      de: 'Zwei reife Birnen und eine Pflaume',
      ar: 'حبّتا كمّثرى ناضجتان وبرقوقة',
    },
  },
];

const [width, height] = [1_200, 960];
/** Rays a pixel, along each side. */
const raysAcross = 2;

const root = join(import.meta.dirname, '../../../..');
const content = join(root, 'apps/api/content/samples/remove_background');
const hero = join(root, 'apps/web/src/features/home/assets');
/** The first still greets visitors: smaller, since it is part of the first screen. */
const heroWidth = 960;

/** Draws the product's sample pictures and cuts them out with the engine that people use. */
export async function drawSamples(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-samples-'));
  const pool = createImagePool({ size: 1 });
  try {
    await mkdir(content, { recursive: true });
    const rows: (string | number)[][] = [
      ['sample', 'IoU with the truth', 'before (KB)', 'after (KB)'],
    ];
    for (const { still } of stills) rows.push(await drawSample(pool, still, folder));
    const list = stills.map(({ still: { name }, alt }) => ({
      before: `${name}.webp`,
      after: `${name}-after.webp`,
      alt,
    }));
    await writeFile(join(content, 'samples.json'), `${JSON.stringify(list, null, 2)}\n`);
    printTable('samples: drawn and cut out', rows);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function drawSample(
  pool: ImagePool,
  still: Still,
  folder: string,
): Promise<(string | number)[]> {
  const { name } = still;
  const [picture, cutout] = [join(folder, `${name}.png`), join(folder, `${name}-after.png`)];
  const raw = { width, height, channels: 4 as const };
  const drawn = sharp(render(still, width, height, raysAcross), { raw });
  await drawn.clone().removeAlpha().png().toFile(picture);
  const truth = await drawn.clone().extractChannel(3).raw().toBuffer();
  await cutSubject(pool, picture, cutout);
  const before = await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(content, `${name}.webp`));
  const after = await sharp(cutout)
    .webp({ quality: 82, alphaQuality: 90 })
    .toFile(join(content, `${name}-after.webp`));
  if (still === stills[0]?.still) await writeHero(picture, cutout);
  const found = iou(await readAlpha(cutout), {
    data: Float32Array.from(truth, (value) => value / 255),
    width,
    height,
  });
  return [name, found, Math.round(before.size / 1_000), Math.round(after.size / 1_000)];
}

async function writeHero(picture: string, cutout: string): Promise<void> {
  await sharp(picture)
    .resize(heroWidth)
    .webp({ quality: 78, effort: 6 })
    .toFile(join(hero, 'sample-before.webp'));
  await sharp(cutout)
    .resize(heroWidth)
    .webp({ quality: 80, alphaQuality: 85, effort: 6 })
    .toFile(join(hero, 'sample-after.webp'));
}
