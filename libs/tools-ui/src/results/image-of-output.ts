import type { Job, JobOutput } from '@tintory/contract';
import { largerSource } from './larger-source.ts';
import type { PreviewImage } from './preview-image.ts';

/** What a picture was made from. */
export type From = Pick<PreviewImage, 'beforeUrl' | 'beforeId' | 'region' | 'origin'> & {
  /** The job that made it: then it is offered larger, too. */
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

/** The same picture in pixels: itself, or the PNG of the same job for an SVG; null where there is none. */
export function rasterOf(output: JobOutput, outputs: readonly JobOutput[]): JobOutput | null {
  const { width, height, content_type: type } = output;
  if (type !== vectorType) return output;
  const isSame = (other: JobOutput) => other.width === width && other.height === height;
  return outputs.find((other) => other.content_type === 'image/png' && isSame(other)) ?? null;
}

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
  const pixels = rasterOf(output, outputs);
  if (pixels === output) return image;
  return { ...image, standIn: pixels && plainImage(pixels, from) };
}
