import type { Job, JobOutput } from '@tintory/contract';
import { largerSource } from './larger-source.ts';
import type { PreviewImage } from './preview-image.ts';

/** What a picture was made from. */
export type From = Pick<PreviewImage, 'beforeUrl' | 'beforeId' | 'region' | 'origin'> & {
  /** The job that made it; needed to offer it larger. */
  job?: Job | undefined;
};

function plainImage(output: JobOutput, { job, ...from }: From): PreviewImage {
  const { object_id: objectId, url, thumbnail_url: smallUrl, width, height } = output;
  const larger = largerSource(job, output);
  return {
    ...{ objectId, url, smallUrl: smallUrl ?? null, width, height, ...from },
    ...(larger && { larger }),
  };
}

const vectorType = 'image/svg+xml';

/**
 * The raster version of an output: itself, or for an SVG the PNG of the same job; null if there is
 * none.
 */
export function rasterOf(output: JobOutput, outputs: readonly JobOutput[]): JobOutput | null {
  const { width, height, content_type: type } = output;
  if (type !== vectorType) return output;
  const isSame = (other: JobOutput) => other.width === width && other.height === height;
  return outputs.find((other) => other.content_type === 'image/png' && isSame(other)) ?? null;
}

/**
 * A job's output as a preview image.
 *
 * @param outputs all of the job: no tool or editor opens an SVG, so its PNG is used instead
 */
export function imageOfOutput(
  output: JobOutput,
  outputs: readonly JobOutput[],
  from: From = {},
): PreviewImage {
  const image = plainImage(output, from);
  const pixels = rasterOf(output, outputs);
  if (pixels === output) return image;
  return { ...image, standIn: pixels && plainImage(pixels, from) };
}
