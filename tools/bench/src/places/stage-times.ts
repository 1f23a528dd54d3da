import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool, type ImagePool } from '@tintory/image-pool';
import type { PlaceLibrary } from '@tintory/places';
import sharp from 'sharp';
import { percentile, printTable } from '../report.ts';
import { subjects } from '../scenes/subjects.ts';
import { peakBytes, processorSeconds } from '../tools/child-cost.ts';
import { readLibrary } from './library.ts';
import { sceneIn } from './scene-in.ts';

const runs = 5;

/** `promised` in seconds. */
type Case = { name: string; side: number; promised?: number; run: Run };
type Run = (pool: ImagePool, files: Files, side: number) => Promise<unknown>;
type Files = { inputPath: string; maskPath: string; outputPath: string };

/** Times and memory of the stage on a drawn mug with its mask, beside a plain colour. */
export async function benchStage(): Promise<void> {
  const library = await readLibrary();
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  try {
    const files = await drawSubject(folder);
    const rows: (string | number)[][] = [];
    for (const each of casesOf(library)) rows.push(await measure(each, files));
    const head = [
      'scene',
      'side',
      'p50 (s)',
      'processor (s)',
      'first (s)',
      'peak (MB)',
      'promised',
    ];
    printTable('stage: files in, files out, one child each', [head, ...rows]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const casesOf = (library: PlaceLibrary): Case[] => [
  { name: 'table', side: 1_024, promised: 1.5, run: inPlace(library, 'cafe', 'table') },
  { name: 'floor', side: 1_024, promised: 1.5, run: inPlace(library, 'cafe', 'floor') },
  { name: 'lawn', side: 1_024, promised: 2.5, run: inPlace(library, 'park-lawn', 'floor') },
  { name: 'paper', side: 1_024, promised: 1.5, run: inPlace(library, 'white-studio', 'table') },
  { name: 'table', side: 2_048, promised: 6, run: inPlace(library, 'cafe', 'table') },
  { name: 'lawn', side: 2_048, promised: 6, run: inPlace(library, 'park-lawn', 'floor') },
  { name: 'table', side: 4_096, run: inPlace(library, 'cafe', 'table') },
  { name: 'plain colour', side: 1_024, run: onColor },
];

const inPlace =
  (library: PlaceLibrary, id: string, wanted: 'table' | 'floor'): Run =>
  (pool, { outputPath, ...files }, side) => {
    const place = library.places.get(id);
    if (!place) throw new Error(`There is no place ${id}.`);
    const view = { pitch: 8, metres: 0.2, padding: 0.2, wanted };
    const scenes = [{ ...sceneIn(library, place, 0, view), outputPath }];
    const size = { width: side, height: side };
    return pool.placeStage({ ...files, scenes, size, format: 'jpeg', strokes: [] });
  };

const onColor: Run = (pool, { outputPath, ...files }, side) => {
  const backdrop = { kind: 'color', color: '#c8d8d0' } as const;
  const shade = { shadow: 'cast', shadowStrength: 0.7, relight: 0.6 } as const;
  const rest = { placement: 'fit', padding: 0.2, frame: 'none', seed: 1 } as const;
  const scenes = [{ outputPath, backdrop, ...shade, ...rest }];
  const size = { width: side, height: side };
  return pool.stage({ ...files, scenes, size, format: 'jpeg', strokes: [] });
};

/** Each in a child of its own, so that one's memory is not another's. */
async function measure({ name, side, promised, run }: Case, files: Files) {
  const pool = createImagePool({ size: 1 });
  try {
    const first = await timed(() => run(pool, files, side));
    const pid = pool.stats()[0]?.pid ?? 0;
    const before = await processorSeconds(pid);
    const walls: number[] = [];
    for (let n = 0; n < runs; n += 1) walls.push(await timed(() => run(pool, files, side)));
    const used = ((await processorSeconds(pid)) - before) / runs;
    const peak = Math.round((await peakBytes(pid)) / 1e6);
    const limit = promised ? `≤ ${promised}` : '–';
    return [name, side, percentile(walls, 0.5), used, first, peak, limit];
  } finally {
    await pool.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

async function drawSubject(folder: string): Promise<Files> {
  const mug = subjects.find(({ name }) => name === 'mug') ?? subjects[0];
  const [inputPath, maskPath] = [join(folder, 'mug.png'), join(folder, 'mask.png')];
  const picture = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="840" viewBox="0 0 600 420"><defs>${mug?.defs}</defs>${mug?.body}</svg>`,
    ),
  );
  await writeFile(maskPath, await picture.clone().extractChannel('alpha').png().toBuffer());
  await writeFile(inputPath, await picture.flatten({ background: '#d8d8d8' }).png().toBuffer());
  return { inputPath, maskPath, outputPath: join(folder, 'out.jpg') };
}
