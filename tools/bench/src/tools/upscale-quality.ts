import { basename, join } from 'node:path';
import type { ImagePool } from '@tintory/image-pool';
import sharp from 'sharp';
import { printTable } from '../report.ts';
import { enlargeByLanczos } from './enlarge-by-lanczos.ts';
import type { Peer } from './peer.ts';
import { psnr, readLuma, ssim } from './similarity.ts';

type Enlarge = (input: string, output: string) => Promise<unknown>;

const factors = [2, 4] as const;
type Factor = (typeof factors)[number];

/** Pictures shrunk and enlarged again: how near to themselves they come. */
export async function benchUpscaleQuality(
  pool: ImagePool,
  pictures: readonly string[],
  peers: readonly Peer[],
  folder: string,
): Promise<void> {
  for (const factor of factors) {
    const ways: Record<string, Enlarge> = {
      ours: ours(pool, factor),
      Lanczos: enlargeByLanczos(factor),
    };
    for (const { tool, name, run } of peers) if (tool === `upscale ${factor}x`) ways[name] = run;
    const rows: (string | number)[][] = [];
    for (const path of pictures) rows.push(...(await rowsOf(path, ways, factor, folder)));
    printTable(`upscale: ${factor}x of pictures shrunk as far, luma`, [
      ['picture', 'way', 'PSNR (dB)', 'SSIM', 'wins'],
      ...rows,
    ]);
  }
}

async function rowsOf(path: string, ways: Record<string, Enlarge>, factor: Factor, folder: string) {
  const [small, large] = [join(folder, 'small.png'), join(folder, 'large.png')];
  const truth = await readLuma(path);
  const [width, height] = [truth.width / factor, truth.height / factor];
  await sharp(path).resize(width, height, { kernel: 'lanczos3' }).png().toFile(small);
  const found = [];
  for (const [way, enlarge] of Object.entries(ways)) {
    await enlarge(small, large);
    const luma = await readLuma(large);
    found.push({ way, psnr: psnr(luma, truth), ssim: ssim(luma, truth) });
  }
  const [best, ...others] = found;
  const wins = others.every((other) => best && best.psnr > other.psnr && best.ssim > other.ssim);
  return found.map(({ way, ...values }, n) => [
    n === 0 ? basename(path, '-shrunk.png') : '',
    way,
    values.psnr,
    values.ssim,
    n === 0 ? String(wins) : '',
  ]);
}

/** Without the sharpening that people like: what is asked for is the truth. */
const ours =
  (pool: ImagePool, factor: Factor): Enlarge =>
  (inputPath, outputPath) =>
    pool.upscale({
      inputPath,
      outputPath,
      format: 'png',
      factor,
      noise: 'none',
      sharpness: 0,
    });
