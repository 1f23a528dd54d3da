import type { Field } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import type { Stroke } from '@tintory/pixels';
import { useState } from 'react';
import { originOfJob } from '../jobs/origin-of-job.ts';
import { strokesOfJob } from '../jobs/stroke-inputs.ts';
import { useObjectUrl } from '../jobs/use-object-url.ts';
import { objectOfJob, takesPhoto, urlOfJob } from '../options/option-values.ts';
import { usePhoto } from '../photo/use-photo.ts';

/** The photo that is worked on, chosen here or the one of the job that is shown, and its strokes. */
export function usePhotoAtWork(fields: readonly Field[], job: Job | undefined) {
  const { photo, problem, choose, clear } = usePhoto();
  // They belong to the photo: other options leave them.
  const [drawn, setDrawn] = useState<readonly Stroke[] | null>(null);
  const objectId = job ? objectOfJob(fields, job.inputs) : null;
  const storedUrl = useObjectUrl(photo ? null : objectId);

  return {
    photo,
    problem,
    /** The photo as the job of this page has it. */
    objectId,
    beforeUrl: photo?.url ?? storedUrl,
    /** Another one is another picture. */
    pictureKey: photo?.url ?? objectId,
    /** What a run starts from; null while nothing is at hand. */
    source: sourceOf(),
    /**
     * The store's picture at work; null for any other, undefined while nothing is at hand. A result
     * that is opened again was made from a picture of the store all the same.
     */
    origin: photo ? photo.origin : job && originOfJob(job),
    strokes: drawn ?? (job ? strokesOfJob(fields, job.inputs) : []),
    draw: setDrawn,
    choose: async (...chosen: Parameters<typeof choose>) => {
      const taken = await choose(...chosen);
      if (taken) setDrawn(null);
      return taken;
    },
    clear: () => {
      clear();
      setDrawn(null);
    },
  };

  function sourceOf() {
    if (!takesPhoto(fields)) return { objectId: null };
    if (photo) return { photo };
    if (objectId) return { objectId };
    const imageUrl = job ? urlOfJob(job.inputs) : null;
    return imageUrl === null ? null : { imageUrl };
  }
}
