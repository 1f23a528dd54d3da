import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { imageLimits } from '@tintory/contract';
import { createImagePool, type ImagePool } from '@tintory/image-pool';
import { type UpscaleRequest } from '@tintory/imaging';
import sharp from 'sharp';
import { writeContactSheets } from './contact-sheet.ts';
import { printTable } from './report.ts';
import { enlargeByLanczos } from './tools/enlarge-by-lanczos.ts';
import { psnr, readLuma, ssim } from './tools/similarity.ts';
import { shrinkPictures } from './tools/size-pictures.ts';

/** Photographs are shrunk to this before they are the truth: what a camera's JPEG left is gone then. */
const truthPixels = 250_000;

/** Side in pixels of what the contact sheet shows of a result. */
const shownSide = 320;

type Row = { name: string; factor: 2 | 4; quality?: number };

const rows: readonly Row[] = [
  { name: 'clean, 2x', factor: 2 },
  { name: 'clean, 4x', factor: 4 },
  ...[92, 80, 60, 40].map((quality): Row => ({ name: `JPEG ${quality}, 2x`, factor: 2, quality })),
];

type Score = { psnr: number; ssim: number };
type Measured = { row: string; lanczos: Score; ours: Score; ms: number };

/**
 * Enlarges every photograph of a folder, or of its folder `in`: shrunk before and measured against
 * itself, and as it is for contact sheets, Lanczos on the left and ours on the right at 100 %.
 */
export async function benchUpscalePhotos(dir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  const pool = createImagePool({ size: 1 });
  try {
    const photos = await listPhotos(dir);
    const measured: Measured[] = [];
    for (const truth of await shrinkPictures(photos, truthPixels, folder)) {
      for (const row of rows) measured.push(await measure(pool, truth, row, folder));
    }
    printSummary(measured, photos.length);
    const pairs = [];
    for (const photo of photos) pairs.push(await enlargePart(pool, photo, folder));
    await mkdir('bench-results', { recursive: true });
    await writeContactSheets(pairs, 'bench-results/upscale');
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function listPhotos(dir: string): Promise<string[]> {
  const entries = await readdir(dir);
  const from = entries.includes('in') ? join(dir, 'in') : dir;
  const names = (await readdir(from)).filter((name) => /\.(png|jpe?g|webp)$/i.test(name));
  return names.sort().map((name) => join(from, name));
}

async function measure(pool: ImagePool, path: string, row: Row, folder: string): Promise<Measured> {
  const { factor, quality } = row;
  const [sent, large] = [join(folder, 'sent'), join(folder, 'large.png')];
  const truth = await readLuma(path);
  const small = sharp(path).resize(truth.width / factor, truth.height / factor);
  await (quality ? small.jpeg({ quality }) : small.png()).toFile(sent);
  const scoreOf = async () => {
    const luma = await readLuma(large);
    return { psnr: psnr(luma, truth), ssim: ssim(luma, truth) };
  };
  await enlargeByLanczos(factor)(sent, large);
  const lanczos = await scoreOf();
  const start = performance.now();
  await enlarge(pool, sent, large, { factor });
  return { row: row.name, lanczos, ours: await scoreOf(), ms: performance.now() - start };
}

/** As the product does it: the upload becomes a clean file, whose quality is told to the task. */
async function enlarge(
  pool: ImagePool,
  sent: string,
  outputPath: string,
  request: Pick<UpscaleRequest, 'factor' | 'maxPixels'>,
) {
  const inputPath = `${outputPath}-clean.png`;
  const { maxPixels } = imageLimits;
  const { jpegQuality } = await pool.normalize({
    inputPath: sent,
    outputPath: inputPath,
    maxPixels,
  });
  const answer = await pool.upscale({
    ...{ inputPath, outputPath, format: 'png', noise: 'auto', sharpness: 0, ...request },
    ...(jpegQuality !== null && { jpegQuality }),
  });
  return { ...answer, inputPath };
}

/** The most telling part of a photograph, four times as large by Lanczos and by us. */
async function enlargePart(pool: ImagePool, photo: string, folder: string) {
  const fileOf = (way: string) => join(folder, `${parse(photo).name}-${way}.png`);
  const [ours, whole, lanczos] = [fileOf('ours'), fileOf('whole'), fileOf('lanczos')];
  const maxPixels = shownSide ** 2;
  const { region, inputPath } = await enlarge(pool, photo, ours, { factor: 4, maxPixels });
  await enlargeByLanczos(4)(inputPath, whole);
  if (!region) return { input: whole, output: ours };
  const [left, top, width, height] = [region.left, region.top, region.width, region.height].map(
    (value) => value * 4,
  ) as [number, number, number, number];
  await sharp(whole, { limitInputPixels: false })
    .extract({ left, top, width, height })
    .toFile(lanczos);
  return { input: lanczos, output: ours };
}

function printSummary(all: readonly Measured[], count: number): void {
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  printTable(`upscale: ${count} photographs against themselves, luma`, [
    ['', 'Lanczos PSNR (dB)', 'SSIM', 'ours PSNR (dB)', 'SSIM', 'better in', 'ms'],
    ...rows.map(({ name }) => {
      const found = all.filter(({ row }) => row === name);
      return [
        name,
        mean(found.map(({ lanczos }) => lanczos.psnr)),
        mean(found.map(({ lanczos }) => lanczos.ssim)),
        mean(found.map(({ ours }) => ours.psnr)),
        mean(found.map(({ ours }) => ours.ssim)),
        found.filter(({ lanczos, ours }) => ours.psnr > lanczos.psnr).length,
        Math.round(mean(found.map(({ ms }) => ms))),
      ];
    }),
  ]);
}
