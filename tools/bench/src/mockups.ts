import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderDesign } from '@tintory/api/testing';
import type { AreaPrint } from '@tintory/effects';
import { createImagePool, type ImagePool } from '@tintory/image-pool';
import { blanks, printAreas } from '@tintory/mockups';
import type { PlaceLibrary } from '@tintory/places';
import sharp from 'sharp';
import { readLibrary } from './places/library.ts';
import { percentile, printTable } from './report.ts';
import { peakBytes } from './tools/child-cost.ts';

const runs = 3;
const promised = { mockup: 1, scene: 2, printFileMb: 1_000 };
/** A photo of a telephone. */
const photo = { width: 4_000, height: 3_000 };

/** Times of a product's three pictures, and time and memory of the largest print file. */
export async function benchMockups(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  const library = await readLibrary();
  const pool = createImagePool({ size: 1 });
  try {
    const path = join(folder, 'photo.png');
    await drawPhoto(path);
    const rows: (string | number)[][] = [];
    for (const id of blanks.keys())
      rows.push(await timeProduct(pool, library, { id, path, folder }));
    const head = ['product', 'each mock-up (s)', 'promised', 'scene (s)', 'promised'];
    printTable('mockups: 1,200 px with a photo of 12 MP, one child', [head, ...rows]);
    await printPoster(path, folder);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Wish = { id: string; path: string; folder: string };

const printOn = (id: string, path: string): AreaPrint[] =>
  printAreas(id)
    .slice(0, 1)
    .map(({ width, height, bleed, tiled, ...area }) => ({
      ...{ id: area.id, width, height, bleed, tiled },
      layers: [{ path, x: width / 2, y: height / 2, scale: tiled ? 0.2 : 0.9, rotation: 3 }],
    }));

async function timeProduct(pool: ImagePool, library: PlaceLibrary, { id, path, folder }: Wish) {
  const spent = { mockup: [] as number[], scene: [] as number[] };
  const timed: Pick<ImagePool, 'mockup' | 'placeStage'> = {
    mockup: async (request, control) => {
      const [files, time] = await seconds(() => pool.mockup(request, control));
      if (request.pictures.length > 1) spent.mockup.push(time / request.pictures.length);
      return files;
    },
    placeStage: async (request, control) => {
      const [answer, time] = await seconds(() => pool.placeStage(request, control));
      spent.scene.push(time);
      return answer;
    },
  };
  const design = { productId: id, color: '#24292f', model: null, prints: printOn(id, path) };
  // One after the other: what waits for the child is no work.
  for (let n = 0; n <= runs; n += 1) {
    await renderDesign({ pool: oneByOne(timed), library }, design, folder, {});
    if (n === 0) [spent.mockup, spent.scene] = [[], []];
  }
  return [
    id,
    percentile(spent.mockup, 0.5),
    promised.mockup,
    percentile(spent.scene, 0.5),
    promised.scene,
  ];
}

/** A pool that begins a task once the one before it has ended. */
function oneByOne(pool: Pick<ImagePool, 'mockup' | 'placeStage'>): typeof pool {
  let last: Promise<unknown> = Promise.resolve();
  const next = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const going = last.then(work);
    last = going.catch(() => undefined);
    return going;
  };
  return {
    mockup: (request, control) => next(() => pool.mockup(request, control)),
    placeStage: (request, control) => next(() => pool.placeStage(request, control)),
  };
}

/** The largest print: a poster of 50 × 70 cm at 300 dpi. */
async function printPoster(path: string, folder: string): Promise<void> {
  const [area] = printOn('poster', path);
  if (!area) throw new Error('There is no poster.');
  const rows: (string | number)[][] = [['dpi', 'time (s)', 'peak (MB)', 'promised (MB)']];
  for (const dpi of [150, 300]) {
    const pool = createImagePool({ size: 1 });
    try {
      const outputPath = join(folder, 'print.png');
      const [, time] = await seconds(() => pool.printFile({ area, dpi, outputPath }));
      const pid = pool.stats()[0]?.pid ?? 0;
      rows.push([dpi, time, Math.round((await peakBytes(pid)) / 1e6), promised.printFileMb]);
    } finally {
      await pool.close();
    }
  }
  printTable('mockups: print file of a poster, 50 × 70 cm', rows);
}

const drawPhoto = (path: string) =>
  sharp({
    create: {
      ...photo,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(3)
    .png({ compressionLevel: 3 })
    .toFile(path);

async function seconds<Answer>(work: () => Promise<Answer>): Promise<[Answer, number]> {
  const began = performance.now();
  const answer = await work();
  return [answer, (performance.now() - began) / 1_000];
}
