import type { JobOutput } from '@tintory/contract';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { StoredOutput } from './jobs.table.ts';

/** Outputs as their owner sees them: addresses signed. */
export const viewOutputs = (
  outputs: readonly StoredOutput[],
  uploads: UploadsService,
): Promise<JobOutput[]> =>
  Promise.all(
    outputs.map(async ({ objectId, contentType, thumbnail, width, height, bytes }) => ({
      object_id: objectId,
      url: await uploads.viewLink(objectId, contentType),
      thumbnail_url: thumbnail ? await uploads.thumbnailLink(objectId) : null,
      width,
      height,
      content_type: contentType,
      bytes,
    })),
  );
