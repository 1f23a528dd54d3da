import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeTile, surfaceTile } from '@tintory/contract';
import { createImagePool } from '@tintory/image-pool';
import { drawPlaceTile } from '@tintory/effects';
import { tilePath, tileScene, tileSubject, type Place, type Surface } from '@tintory/places';
import sharp from 'sharp';
import { drawVase } from './draw-vase.ts';
import { readLibrary } from './library.ts';

const out = 'bench-results/tiles';
const columns = 8;

/** Draws the tile of every place and surface into its folder, and a sheet of them to look at. */
export async function drawPlaceTiles(): Promise<void> {
  await access(tileSubject).catch(() => drawVase(tileSubject));
  const library = await readLibrary();
  const pool = createImagePool({ size: 1 });
  await mkdir(out, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'tintory-tiles-'));
  const draw = async (record: Place | Surface, size: typeof placeTile | typeof surfaceTile) => {
    const wish = { size, subject: tileSubject, scene: tileScene(library, record) };
    await writeFile(tilePath(record), await drawPlaceTile(pool, wish, folder));
  };
  try {
    for (const place of library.places.values()) await draw(place, placeTile);
    for (const surface of library.surfaces.values()) await draw(surface, surfaceTile);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true });
  }
  await writeSheet([...library.places.values()].map(tilePath), join(out, 'places.png'));
  await writeSheet([...library.surfaces.values()].map(tilePath), join(out, 'surfaces.png'));
}

async function writeSheet(paths: readonly string[], path: string): Promise<void> {
  const { width, height } = surfaceTile;
  const cells = paths.map(async (one, index) => ({
    input: await sharp(one).resize(width, height).toBuffer(),
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  const rows = Math.ceil(paths.length / columns);
  const [background, channels] = ['#333333', 3] as const;
  const sheet = { width: columns * width, height: rows * height, channels, background };
  await sharp({ create: sheet })
    .composite(await Promise.all(cells))
    .toFile(path);
  console.log(`  ${path}`);
}
