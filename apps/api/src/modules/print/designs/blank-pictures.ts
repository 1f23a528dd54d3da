import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImagePool } from '@tintory/image-pool';
import type { TaskControl } from '@tintory/imaging';
import { blanks, blankVersion, type BlankRecord, type Rect } from '@tintory/mockups';
import { pictureOf } from './mockup-pictures.ts';

/** Of every blank, in pixels. */
const width = 1_200;

type Turn = NonNullable<TaskControl['turn']>;
type View = { id: string; crop?: Rect | undefined };

/** A view without a print, by its own id or its area's, in `#rrggbb`; undefined where there is none. */
export type BlankPictures = (
  productId: string,
  viewId: string,
  color: string,
  turn?: Turn,
) => Promise<Buffer | undefined>;

/** Blanks are rendered on first use and cached in a folder until their record changes. */
export function createBlankPictures(
  pool: Pick<ImagePool, 'mockup'>,
  folder: string,
  versionOf: (productId: string) => string = blankVersion,
): BlankPictures {
  const drawing = new Map<string, Promise<Buffer>>();

  type Drawn = { record: BlankRecord; view: View; color: string; turn: Turn | undefined };
  async function draw({ record, view, color, turn }: Drawn, path: string) {
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${randomUUID()}.webp`;
    const picture = { ...pictureOf(record, view.id, view.crop, 'none'), outputPath: part };
    const request = { areas: [], pictures: [picture], color, weave: record.weave, width };
    try {
      await pool.mockup({ ...request, format: 'webp' }, turn && { turn });
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
    return readFile(path);
  }

  return async (productId, viewId, color, turn) => {
    const record = blanks.get(productId);
    const view = record && findView(record, viewId);
    if (!record || !view) return undefined;
    const name = `${productId}-${viewId}-${color.slice(1)}-${versionOf(productId)}.webp`;
    const path = join(folder, name);
    const kept = await readIfThere(path);
    if (kept) return kept;
    const work =
      drawing.get(name) ??
      draw({ record, view, color, turn }, path).finally(() => drawing.delete(name));
    drawing.set(name, work);
    return work;
  };
}

function findView({ areas, views }: BlankRecord, id: string): View | undefined {
  const area = areas.find((one) => one.id === id);
  return area ? { id: area.view, crop: area.crop } : views.find((view) => view.id === id) && { id };
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
