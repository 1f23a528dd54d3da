import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { TaskCall, TaskControl } from '@tintory/imaging';
import { smallWebp } from '@tintory/imaging/files';
import type { PlaceScene, PlaceStageAnswer, PlaceStageRequest } from './place-types.ts';

/** Largest size of a tile in bytes: a list of places loads all at once. */
const mostBytes = 14_000;
/** Factor from the tile's size to the drawn size. */
const oversize = 2;

export type PlaceTileWish = {
  size: { width: number; height: number };
  /** Path of a cutout that stands in it. */
  subject: string;
  scene: Omit<PlaceScene, 'outputPath'>;
};

/** A place with something in it, as a small WebP for choosing. */
export async function drawPlaceTile(
  pool: { placeStage: TaskCall<PlaceStageRequest, PlaceStageAnswer> },
  { size: { width, height }, subject, scene }: PlaceTileWish,
  folder: string,
  control?: TaskControl,
): Promise<Buffer> {
  const outputPath = join(folder, `${randomUUID()}.png`);
  const size = { width: width * oversize, height: height * oversize };
  const request = { inputPath: subject, strokes: [], format: 'png' as const, size };
  try {
    await pool.placeStage({ ...request, scenes: [{ ...scene, outputPath }] }, control);
    return await smallWebp(outputPath, { width, height, mostBytes });
  } finally {
    await rm(outputPath, { force: true });
  }
}
