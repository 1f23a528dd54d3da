import type { Field } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import type { Stroke } from '@tintory/pixels';
import { useState } from 'react';
import { originOfJob } from '../jobs/origin-of-job.ts';
import { strokesOfJob } from '../jobs/stroke-inputs.ts';
import { useObjectUrl } from '../jobs/use-object-url.ts';
import { objectOfJob, takesPhoto, urlOfJob } from '../options/option-values.ts';
import { usePhoto } from '../photo/use-photo.ts';

/** The current photo, chosen here or the shown job's, and its strokes. */
export function usePhotoAtWork(fields: readonly Field[], job: Job | undefined) {
  const { photo, problem, choose, clear } = usePhoto();
  // Strokes belong to the photo: changing options keeps them.
  const [drawn, setDrawn] = useState<readonly Stroke[] | null>(null);
  const objectId = job ? objectOfJob(fields, job.inputs) : null;
  const storedUrl = useObjectUrl(photo ? null : objectId);

  return {
    photo,
    problem,
    /** The object id of the page's job's photo. */
    objectId,
    beforeUrl: photo?.url ?? storedUrl,
    /** Changes with the picture. */
    pictureKey: photo?.url ?? objectId,
    /** The source of a run; null without a picture. */
    source: sourceOf(),
    /**
     * The store picture in use; null for any other, undefined without a photo. A reopened result
     * keeps that of its job.
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
