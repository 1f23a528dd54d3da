import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { placeTile, surfaceTile } from '@tintory/contract';
import { drawPlaceTile } from '@tintory/effects';
import { type ImagePool } from '@tintory/image-pool';
import {
  tilePath,
  tileScene,
  tileSubject,
  type Place,
  type PlaceLibrary,
  type Surface,
} from '@tintory/places';

/** Reads the thumbnail of a place or a surface. */
export type Tiles = (kind: 'places' | 'surfaces', id: string) => Promise<Buffer | undefined>;

/**
 * Tiles come with the records; for an operator's place without one it is rendered on first use and
 * cached.
 */
export function createTiles(library: PlaceLibrary, pool: ImagePool, folder: string): Tiles {
  const drawing = new Map<string, Promise<Buffer>>();

  async function draw(kind: keyof typeof sizes, record: Place | Surface): Promise<Buffer> {
    const path = join(folder, kind, `${record.id}.webp`);
    const kept = await readIfThere(path);
    if (kept) return kept;
    const wish = { size: sizes[kind], subject: tileSubject, scene: tileScene(library, record) };
    const tile = await drawPlaceTile(pool, wish, tmpdir());
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${randomUUID()}`;
    await writeFile(part, tile);
    await rename(part, path);
    return tile;
  }

  return async (kind, id) => {
    const record = library[kind].get(id);
    if (!record) return undefined;
    const own = await readIfThere(tilePath(record));
    if (own) return own;
    const key = `${kind}/${id}`;
    const work = drawing.get(key) ?? draw(kind, record).finally(() => drawing.delete(key));
    drawing.set(key, work);
    return work;
  };
}

const sizes = { places: placeTile, surfaces: surfaceTile } as const;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
