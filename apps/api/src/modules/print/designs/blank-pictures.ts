import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImagePool } from '@tintory/imaging';
import { blanks } from '@tintory/mockups';
import { pictureOf } from './mockup-pictures.ts';

/** Of every blank, in pixels. */
const width = 1_200;

/** A product without a print, in `#rrggbb`; undefined where there is no such product or area. */
export type BlankPictures = (
  productId: string,
  areaId: string,
  color: string,
) => Promise<Buffer | undefined>;

/** Blanks are drawn when they are first asked for, and kept in a folder. */
export function createBlankPictures(
  pool: Pick<ImagePool, 'mockup'>,
  folder: string,
): BlankPictures {
  const drawing = new Map<string, Promise<Buffer>>();

  async function draw(productId: string, areaId: string, color: string, path: string) {
    const record = blanks.get(productId);
    const area = record?.areas.find(({ id }) => id === areaId);
    if (!record || !area) throw new Error('There is no such blank.');
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${randomUUID()}.webp`;
    const picture = { ...pictureOf(record, area.view, area.crop, 'none'), outputPath: part };
    const request = { areas: [], pictures: [picture], color, weave: record.weave, width };
    try {
      await pool.mockup({ ...request, format: 'webp' });
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
    return readFile(path);
  }

  return async (productId, areaId, color) => {
    const record = blanks.get(productId);
    if (!record?.areas.some(({ id }) => id === areaId)) return undefined;
    const version = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 8);
    const name = `${productId}-${areaId}-${color.slice(1)}-${version}.webp`;
    const path = join(folder, name);
    const kept = await readIfThere(path);
    if (kept) return kept;
    const work =
      drawing.get(name) ?? draw(productId, areaId, color, path).finally(() => drawing.delete(name));
    drawing.set(name, work);
    return work;
  };
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
