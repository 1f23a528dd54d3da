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
const cutoutSamples = async (): Promise<Sample[]> => [
  {
    name: 'headphones',
    photo: await drawBefore(tool, headphones),
    alt: {
      en: 'Coral headphones on pale blue',
      de: 'Korallenrote Kopfhörer auf hellem Blau',
      ar: 'سماعات رأس مرجانية على أزرق فاتح',
    },
  },
  {
    name: 'planter-on-legs',
    photo: await drawProduct(tool, 'planter-on-legs', ['turned', 'shelf', 'window']),
    alt: {
      en: 'A plant in a white pot on wooden legs, before a bookshelf',
      de: 'Eine Pflanze im weißen Topf auf Holzbeinen, vor einem Bücherregal',
      ar: 'نبتة في أصيص أبيض على قوائم خشبية أمام رف كتب',
    },
  },
  {
    name: 'camera',
    photo: await drawBefore(tool, camera),
    alt: {
      en: 'A petrol and silver camera on yellow',
      de: 'Eine Kamera in Petrol und Silber auf Gelb',
      ar: 'كاميرا زرقاء وفضية على أصفر',
    },
  },
  {
    name: 'pears',
    photo: await drawBefore(tool, pears),
    alt: {
      en: 'Two ripe pears and a plum',
      de: 'Zwei reife Birnen und eine Pflaume',
      ar: 'حبّتا كمّثرى ناضجتان وبرقوقة',
    },
  },
];

/** Draws the product's sample pictures and cuts them out as anybody could. */
export async function drawSamples(): Promise<void> {
  const desk = await openSampleDesk();
  try {
    await writeSamples(desk, tool, await cutoutSamples());
    const photo = still('headphones');
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
