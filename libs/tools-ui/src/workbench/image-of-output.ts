import type { JobOutput } from '@tintory/contract';
import type { PreviewImage } from '../preview/preview-image.ts';

/** What a picture was made from. */
export type From = Pick<PreviewImage, 'beforeUrl' | 'beforeId' | 'region' | 'origin'>;

const plainImage = (
  { object_id: objectId, url, thumbnail_url: smallUrl, width, height }: JobOutput,
  from: From,
): PreviewImage => ({ objectId, url, smallUrl: smallUrl ?? null, width, height, ...from });

/** The same picture in pixels. */
const pixelsOf = ({ width, height }: JobOutput, outputs: readonly JobOutput[]) =>
  outputs.find(
    (other) =>
      other.content_type === 'image/png' && other.width === width && other.height === height,
  );

/**
 * The picture of a job's output, as it is looked at and taken along.
 *
 * @param outputs all of the job: no tool and no editor opens an SVG, so its PNG goes on for it
 */
export function imageOfOutput(
  output: JobOutput,
  outputs: readonly JobOutput[],
  from: From = {},
): PreviewImage {
  const image = plainImage(output, from);
  if (output.content_type !== 'image/svg+xml') return image;
  const pixels = pixelsOf(output, outputs);
  return { ...image, standIn: pixels ? plainImage(pixels, from) : null };
}
