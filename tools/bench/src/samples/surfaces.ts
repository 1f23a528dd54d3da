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
    name: 'bricks',
    alt: {
      en: 'A brick wall that repeats without a seam',
      de: 'Eine Ziegelmauer, die sich ohne Naht wiederholt',
      ar: 'جدار من الطوب يتكرر دون حد ظاهر',
    },
    draw: drawBricks,
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

/** Bricks in running bond: each of its own clay, worn at the corners, in mortar that lies deeper. */
function drawBricks(size: number): Buffer {
  const [across, down, joint] = [size / 4.2, size / 11.3, size / 90];
  const random = createRandom(21);
  const clays = Array.from({ length: 211 }, () => ({ tone: random(), burnt: random() }));
  const out = Buffer.alloc(size * size * 3);
  const edge = (x: number, y: number) => {
    const [bentX, bentY] = [wobble(x, y, 1), wobble(x, y, 2)];
    const row = Math.floor((y + bentY) / down);
    const shifted = x + bentX + ((row % 2) * across) / 2;
    const [u, v] = [modulo(shifted, across), modulo(y + bentY, down)];
    const column = Math.floor(shifted / across);
    const inside = Math.min(u, v, across - u, down - v) - joint / 2;
    const clay = clays[modulo(row * 13 + column * 7, clays.length)];
    return { inside, tone: 0.5, burnt: 0.5, ...clay };
  };
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const { inside, tone: own, burnt } = edge(x, y);
      // Light from the upper left: what rises towards it is bright, what falls from it dark.
      const slope = clamp(inside, joint) - clamp(edge(x - 2, y - 2).inside, joint);
      const relief = 1 + 0.09 * slope;
      const grain = 0.84 + 0.2 * layeredNoise(x / 3, y / 3, 5, 2) + 0.08 * random();
      const light = (1.2 - 0.35 * (x / size)) * (0.94 + 0.1 * layeredNoise(x / 160, y / 160, 8, 2));
      const tone = relief * grain * light;
      const isBrick = inside > 0;
      const stain = 0.78 + 0.3 * layeredNoise(x / 26, y / 26, 6, 3);
      const [red, green, blue] = isBrick
        ? [168 - 50 * burnt, 82 + 26 * own - 22 * burnt, 62 + 20 * own]
        : [176, 168, 156];
      const shade = tone * (isBrick ? stain * (0.86 + 0.26 * own) : 0.74);
      out.set([red * shade, green * shade, blue * shade].map(toByte), (y * size + x) * 3);
    }
  }
  return out;
}

/** How far a hand lays a brick beside the line, in pixels. */
const wobble = (x: number, y: number, seed: number) =>
  7 * (layeredNoise(x / 30, y / 30, seed, 2) - 0.5);

const modulo = (value: number, by: number) => ((value % by) + by) % by;

const clamp = (value: number, most: number) => Math.max(-most / 2, Math.min(most / 2, value));

const toByte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
