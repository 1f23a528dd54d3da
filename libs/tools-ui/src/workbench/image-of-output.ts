import type { JobOutput } from '@tintory/contract';
import type { PreviewImage } from '../preview/preview-image.ts';

/** The picture of a job's output, as it is looked at and taken along. */
export const imageOfOutput = (
  { object_id: objectId, url, thumbnail_url: smallUrl, width, height }: JobOutput,
  from: Pick<PreviewImage, 'beforeUrl' | 'origin'> = {},
): PreviewImage => ({ objectId, url, smallUrl: smallUrl ?? null, width, height, ...from });
