import type { JobOutput } from '@tintory/contract';
import type { PreviewImage } from '../preview/preview-image.ts';

/** The picture of a job's output, as it is looked at and taken along. */
export const imageOfOutput = (
  { object_id: objectId, url, width, height }: JobOutput,
  beforeUrl: string | null = null,
): PreviewImage => ({ objectId, url, width, height, beforeUrl });
