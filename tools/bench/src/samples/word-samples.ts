import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool, type ImagePool, type TattooRequest } from '@tintory/imaging';
import type { Language } from '@tintory/locales';
import sharp from 'sharp';

const content = join(import.meta.dirname, '../../../../apps/api/content/samples');

type Drawn = {
  name: string;
  alt: Record<Language, string>;
  draw: (path: string) => Promise<unknown>;
};

/** Draws what the tools make that start from words; nothing was there before. */
export async function drawWordSamples(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-samples-'));
  const pool = createImagePool({ size: 1 });
  try {
    await write('text_to_tattoo', tattoos(pool, folder), folder);
    await write('text_to_image', illustrations(pool), folder);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(tool: string, drawn: Drawn[], folder: string): Promise<void> {
  await mkdir(join(content, tool), { recursive: true });
  const list = [];
  for (const { name, alt, draw } of drawn) {
    const path = join(folder, `${tool}-${name}.png`);
    await draw(path);
    const file = `${name}.webp`;
    await sharp(path)
      .resize(1_000, 1_000, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toFile(join(content, tool, file));
    list.push({ before: file, after: file, alt });
  }
  await writeFile(join(content, tool, 'samples.json'), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`samples of ${tool}: ${list.length}`);
}

const tattoo =
  (pool: ImagePool, folder: string, wish: Pick<TattooRequest, 'prompt' | 'style' | 'ornament'>) =>
  (skinPath: string) =>
    pool.tattoo({
      ...wish,
      seed: 1,
      size: 1_024,
      outputPath: join(folder, 'design.png'),
      svgPath: join(folder, 'design.svg'),
      skinPath,
    });

const tattoos = (pool: ImagePool, folder: string): Drawn[] => [
  {
    name: 'butterfly',
    draw: tattoo(pool, folder, {
      prompt: 'a butterfly and a crescent moon',
      style: 'dotwork',
      ornament: 'none',
    }),
    alt: {
      en: 'A butterfly and a crescent moon in dotwork on skin',
      de: 'Schmetterling und Mondsichel in Dotwork auf Haut',
      ar: 'فراشة وهلال بأسلوب نقطي على الجلد',
    },
  },
  {
    name: 'compass',
    draw: tattoo(pool, folder, { prompt: 'compass', style: 'engraving', ornament: 'rays' }),
    alt: {
      en: 'A compass engraved, with rays',
      de: 'Ein Kompass als Gravur mit Strahlen',
      ar: 'بوصلة محفورة مع أشعة',
    },
  },
  {
    name: 'rose',
    draw: tattoo(pool, folder, { prompt: 'rose', style: 'blackwork', ornament: 'mandala' }),
    alt: {
      en: 'A rose in a mandala, blackwork',
      de: 'Eine Rose im Mandala, Blackwork',
      ar: 'وردة في ماندالا بالأسود الصلب',
    },
  },
];

const picture = (pool: ImagePool, prompt: string, seed: number) => (outputPath: string) =>
  pool.illustration({ prompt, width: 1_024, height: 1_024, seed, outputPath, format: 'png' });

const illustrations = (pool: ImagePool): Drawn[] => [
  {
    name: 'beach',
    draw: picture(pool, 'a red car on a beach at sunset', 1),
    alt: {
      en: 'A red car on a beach at sunset',
      de: 'Ein rotes Auto am Strand bei Sonnenuntergang',
      ar: 'سيارة حمراء على شاطئ عند الغروب',
    },
  },
  {
    name: 'cats',
    draw: picture(pool, 'two cats under a tree in the rain', 1),
    alt: {
      en: 'Two cats under a tree in the rain',
      de: 'Zwei Katzen unter einem Baum im Regen',
      ar: 'قطتان تحت شجرة في المطر',
    },
  },
  {
    name: 'city',
    draw: picture(pool, 'a blue balloon over a city at night', 2),
    alt: {
      en: 'A blue balloon over a city at night',
      de: 'Ein blauer Ballon über einer Stadt bei Nacht',
      ar: 'بالون أزرق فوق مدينة ليلًا',
    },
  },
];
