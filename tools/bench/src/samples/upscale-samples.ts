import sharp from 'sharp';
import { products } from '../store-pictures/products/products.ts';
import { shoot } from '../store-pictures/shoot.ts';
import { drawOnce, pictureOf, still, type Sample } from './sample.ts';

const tool = 'image_upscale';

/** As small as pictures come from an old page or a message; four times that fills a screen. */
const small = { width: 240, height: 192 };

/** A part of a still as a small photo. */
const drawPart = (name: string, part: { left: number; top: number }) =>
  drawOnce(pictureOf(tool, name), (path) =>
    sharp(still(name))
      .extract({ ...part, width: 600, height: 480 })
      .resize(small.width, small.height)
      .webp({ quality: 92 })
      .toFile(path),
  );

/** A photo taken in too little light: coarse grain over everything. */
const drawGrainy = () =>
  drawOnce(pictureOf(tool, 'pears'), async (path) => {
    const size = { width: 300, height: 240 };
    const noise = { type: 'gaussian', mean: 128, sigma: 34 } as const;
    const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
      .png()
      .toBuffer();
    await sharp(still('pears'))
      .resize(size.width, size.height)
      .modulate({ brightness: 0.8 })
      .composite([{ input: grain, blend: 'soft-light' }])
      .webp({ quality: 92 })
      .toFile(path);
  });

/** A candle whose label can hardly be read. */
const drawLabel = () =>
  drawOnce(pictureOf(tool, 'candle'), (path) => {
    const candle = products.find(({ handle }) => handle === 'harbour-scented-candle');
    if (!candle) throw new Error('The candle is no longer sold.');
    const side = 220;
    const pixels = shoot(candle, ['front', 'cream', 'window'], side * 4, side * 4);
    return sharp(pixels, { raw: { width: side * 4, height: side * 4, channels: 3 } })
      .resize(side, side)
      .webp({ quality: 92 })
      .toFile(path);
  });

export const upscaleSamples = async (): Promise<Sample[]> => [
  {
    name: 'pears',
    photo: await drawGrainy(),
    inputs: { factor: '4', noise: 'strong' },
    alt: {
      en: 'A grainy photo of pears, four times as large and without its noise',
      de: 'Ein körniges Foto von Birnen, viermal so groß und ohne Rauschen',
      ar: 'صورة محبّبة لكمّثرى مكبّرة أربع مرات ودون تشويش',
    },
  },
  {
    name: 'camera',
    photo: await drawPart('camera', { left: 300, top: 240 }),
    inputs: { factor: '4' },
    alt: {
      en: 'A camera, four times as large',
      de: 'Eine Kamera, viermal so groß',
      ar: 'كاميرا مكبّرة أربع مرات',
    },
  },
  {
    name: 'candle',
    photo: await drawLabel(),
    inputs: { factor: '4' },
    alt: {
      en: 'The label of a candle, four times as large',
      de: 'Das Etikett einer Kerze, viermal so groß',
      ar: 'ملصق شمعة مكبّر أربع مرات',
    },
  },
];
