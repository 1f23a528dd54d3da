import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom } from '@tintory/pixels';
import type { Language } from '@tintory/locales';
import sharp from 'sharp';
import { layeredNoise } from './noise.ts';

type Surface = { name: string; alt: Record<Language, string>; draw: (side: number) => Buffer };

const side = 720;

/** Surfaces as somebody would photograph them: unevenly lit, and with a border that shows. */
const surfaces: Surface[] = [
  {
    name: 'pebbles',
    alt: {
      en: 'Pebbles that repeat without a seam',
      de: 'Kiesel, die sich ohne Naht wiederholen',
      ar: 'حصى يتكرر دون حد ظاهر',
    },
    draw: drawPebbles,
  },
  {
    name: 'moss',
    alt: {
      en: 'Moss that repeats without a seam',
      de: 'Moos, das sich ohne Naht wiederholt',
      ar: 'طحلب يتكرر دون حد ظاهر',
    },
    draw: drawMoss,
  },
];

/** Writes the surfaces as pictures into a folder. */
export async function drawSurfaces(folder: string): Promise<Omit<Surface, 'draw'>[]> {
  await mkdir(folder, { recursive: true });
  for (const { name, draw } of surfaces) {
    await sharp(draw(side), { raw: { width: side, height: side, channels: 3 } })
      .webp({ quality: 84 })
      .toFile(join(folder, `${name}.webp`));
  }
  return surfaces.map(({ name, alt }) => ({ name, alt }));
}

/** Round stones, the nearest on top, lit from the upper left. */
function drawPebbles(size: number): Buffer {
  const random = createRandom(12);
  const stones = Array.from({ length: 900 }, () => ({
    x: random() * size,
    y: random() * size,
    r: 14 + random() * 26,
    squash: 0.7 + random() * 0.5,
    tone: 0.5 + random() * 0.5,
    warm: random(),
  }));
  const out = Buffer.alloc(size * size * 3, 26);
  for (const { x, y, r, squash, tone, warm } of stones) {
    for (let j = -r; j <= r; j += 1) {
      for (let i = -r * squash; i <= r * squash; i += 1) {
        const d = Math.hypot(i / (r * squash), j / r);
        const [px, py] = [Math.round(x + i), Math.round(y + j)];
        if (d >= 1 || px < 0 || py < 0 || px >= size || py >= size) continue;
        const shade = 0.55 + 0.45 * Math.sqrt(1 - d * d) - 0.22 * ((i + j) / (2 * r));
        const light = 1.25 - 0.5 * (px / size);
        const grain = 0.94 + 0.12 * random();
        const base = 170 * tone * shade * light * grain;
        out.set(
          [base, base * (0.94 + 0.03 * warm), base * (0.86 + 0.1 * warm)],
          (py * size + px) * 3,
        );
      }
    }
  }
  return out;
}

/** Cushions of green, darker between them. */
function drawMoss(size: number): Buffer {
  const random = createRandom(4);
  const out = Buffer.alloc(size * size * 3);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const cushion = layeredNoise(x / 46, y / 46, 3, 4);
      const tuft = layeredNoise(x / 5, y / 5, 9, 2);
      const light = 0.8 + 0.5 * (y / size);
      const tone = (0.25 + 0.75 * cushion) * (0.6 + 0.5 * tuft) * light * (0.9 + 0.2 * random());
      out.set([96 * tone, 138 * tone, 52 * tone], (y * size + x) * 3);
    }
  }
  return out;
}
