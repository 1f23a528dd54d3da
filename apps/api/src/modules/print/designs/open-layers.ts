import { rm } from 'node:fs/promises';
import type { DesignLayer } from '@tintory/contract';
import { ImageError } from '@tintory/imaging';
import { pictureSize, type AreaPrint } from '@tintory/effects';
import { AppError } from '../../../platform/errors.ts';
import { openWorkFolder } from '../../../platform/work-folder.ts';
import type { PicturesService } from '../../uploads/pictures.service.ts';
import type { DesignProduct } from './design-product.ts';

/** A layer with its picture as a clean file. */
export type OpenLayer = { layer: DesignLayer; path: string; width: number; height: number };

/** Opens the layers of a design in a folder of their own, for as long as the work takes. */
export async function withLayers<Result>(
  pictures: PicturesService,
  { userId, layers }: { userId: string; layers: readonly DesignLayer[] },
  work: (opened: OpenLayer[], folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await openWorkFolder('design');
  try {
    return await work(await openLayers(pictures, userId, layers, folder), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Opens the pictures of a design, each once.
 *
 * @throws AppError naming the layer whose picture is gone or cannot be read
 */
async function openLayers(
  pictures: PicturesService,
  userId: string,
  layers: readonly DesignLayer[],
  folder: string,
): Promise<OpenLayer[]> {
  const opened = new Map<string, Omit<OpenLayer, 'layer'>>();
  const turn = { user: userId, isPaid: true };
  for (const [index, { object_id: objectId }] of layers.entries()) {
    if (opened.has(objectId)) continue;
    try {
      const { path } = await pictures.openObject(userId, objectId, folder, { turn });
      const { width, height } = await pictureSize(path);
      opened.set(objectId, { path, width, height });
    } catch (cause) {
      throw blame(cause, `media.${index}.object_id`);
    }
  }
  return layers.flatMap((layer) => {
    const file = opened.get(layer.object_id);
    return file ? [{ layer, ...file }] : [];
  });
}

function blame(cause: unknown, field: string): unknown {
  if (cause instanceof AppError && cause.code === 'NotFound') {
    return new AppError('NotFound', { cause, details: { [field]: { text: 'noSuchPicture' } } });
  }
  if (!(cause instanceof ImageError) || cause.code === 'Canceled') return cause;
  const { code, reason } = cause;
  return new AppError(code, { cause, reason, details: { [field]: { text: 'unusable' } } });
}

/** What is printed on each area that has a layer, in the order of the product's areas. */
export const areaPrints = (product: DesignProduct, layers: readonly OpenLayer[]): AreaPrint[] =>
  product.print_areas.flatMap(({ id, width, height, bleed, tiled }) => {
    const own = layers.filter(({ layer }) => layer.print_area_id === id);
    const placed = own.map(({ layer: { x, y, scale, rotation }, path }) => ({
      ...{ path, x, y, scale, rotation },
    }));
    return own.length > 0 ? [{ id, width, height, bleed, tiled, layers: placed }] : [];
  });
