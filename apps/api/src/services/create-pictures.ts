import { join } from 'node:path';
import { pictureSize, wholePictureSize } from '@tintory/effects';
import { loadLibrary } from '@tintory/places';
import { createCutoutsService } from '../modules/cutouts/cutouts.service.ts';
import { createPlacesService } from '../modules/places/places.service.ts';
import { createTiles } from '../modules/places/tiles.ts';
import type { SessionsService } from '../modules/sessions/sessions.service.ts';
import { createPicturesService } from '../modules/uploads/pictures.service.ts';
import { createUploadsService } from '../modules/uploads/uploads.service.ts';
import type { Tools } from './find-tools.ts';
import type { Platform } from './open-platform.ts';

/** Pictures of people, cut-outs that are kept of them, and places to show them in. */
export async function createPictures(platform: Platform, tools: Tools, sessions: SessionsService) {
  const { config, logger, pool } = platform;
  const library = await loadLibrary(pictureSize, config.PLACES_FOLDER, wholePictureSize);
  for (const line of library.problems) logger.warn(line);
  const { uploadKey } = sessions;
  const { findTool } = tools;
  const uploads = createUploadsService({ ...platform, uploadKey, findTool });
  const pictures = createPicturesService(platform);
  const onJobError = (err: unknown, jobId?: string) =>
    logger.warn({ err, jobId }, 'A job had trouble.');
  return {
    ...{ library, uploads, pictures, onJobError },
    cutouts: createCutoutsService({ ...platform, pictures, uploads, onError: onJobError }),
    places: createPlacesService(library, config.API_ORIGIN),
    tiles: createTiles(library, pool, join(config.DATA_DIR, 'tiles')),
  };
}

export type Pictures = Awaited<ReturnType<typeof createPictures>>;
