import { join } from 'node:path';
import sharp from 'sharp';
import { camera } from './camera.ts';
import { headphones } from './headphones.ts';
import { pears } from './pears.ts';
import { drawProduct } from './product-still.ts';
import { openSampleDesk } from './sample-desk.ts';
import { content, drawBefore, still, writeSamples, type Sample } from './sample.ts';

const tool = 'remove_background';
const hero = join(content, '../../../web/src/features/home/assets');
/** The first still greets visitors: smaller, since it is part of the first screen. */
const heroWidth = 960;

/** The pictures, each with what it shows in the product's languages. */
const cutoutSamples: readonly Sample[] = [
  {
    name: 'teacup',
    photo: still('teacup'),
    alt: {
      en: 'A porcelain cup of tea on its saucer, on a wooden table',
      de: 'Eine Tasse Tee aus Porzellan mit Untertasse, auf einem Holztisch',
      ar: 'فنجان شاي خزفي على صحنه فوق طاولة خشبية',
    },
  },
  {
    name: 'stool',
    photo: still('stool'),
    alt: {
      en: 'A worn white stool on white',
      de: 'Ein alter weißer Hocker auf Weiß',
      ar: 'مقعد أبيض قديم على خلفية بيضاء',
    },
  },
  {
    name: 'water-bottle',
    photo: still('water-bottle'),
    alt: {
      en: 'A golden water bottle on a stone in a park',
      de: 'Eine goldene Wasserflasche auf einem Stein im Park',
      ar: 'زجاجة ماء ذهبية على حجر في حديقة',
    },
  },
  {
    name: 'coffee',
    photo: still('coffee'),
    alt: {
      en: 'An espresso in a red cup with a spoon',
      de: 'Ein Espresso in roter Tasse mit Löffel',
      ar: 'إسبريسو في فنجان أحمر مع ملعقة',
    },
  },
];

/** Draws the pictures that other tools start from too, and cuts the samples out as anybody could. */
export async function drawSamples(): Promise<void> {
  for (const scene of [headphones, camera, pears]) await drawBefore(tool, scene);
  await drawProduct(tool, 'planter-on-legs', ['turned', 'shelf', 'window']);
  const desk = await openSampleDesk();
  try {
    await writeSamples(desk, tool, cutoutSamples);
    const photo = still('teacup');
    await writeHero(photo, await desk.make(tool, { photo }));
  } finally {
    await desk.close();
  }
}

async function writeHero(picture: string, cutout: Buffer): Promise<void> {
  await sharp(picture)
    .resize(heroWidth)
    .webp({ quality: 78, effort: 6 })
    .toFile(join(hero, 'sample-before.webp'));
  await sharp(cutout)
    .resize(heroWidth)
    .webp({ quality: 80, alphaQuality: 85, effort: 6 })
    .toFile(join(hero, 'sample-after.webp'));
}
