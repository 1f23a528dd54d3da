import { isNoSubscribe, jobListsFilter } from '@tintory/api-client';
import { findTool, imageKey } from '@tintory/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchPicture } from './fetch-picture.ts';
import { finishJob } from './finish-job.ts';
import { useToolServices } from '../tool-services.tsx';

const cutter = findTool('remove_background');
const preview = cutter?.functions.find(({ id }) => id === 'preview');

/**
 * A small free cutout of an uploaded photo; null if nothing was found. Its job is deleted after the
 * answer or an abort.
 */
export function useFreeCut() {
  const { api } = useToolServices();
  const client = useQueryClient();

  return useCallback(
    async (objectId: string, signal: AbortSignal): Promise<Blob | null> => {
      if (!cutter || !preview) throw new Error('There is no free cutout in the catalog.');
      const image = preview.fields.find((field) => field.kind === 'image');
      const answer = await api.jobs.create({
        tool_id: cutter.id,
        func_id: preview.id,
        call_type: preview.callType,
        inputs: image ? [{ key: imageKey(image), value: objectId }] : [],
      });
      if (isNoSubscribe(answer)) throw new Error('What is free asked for credits.');
      try {
        const { outputs, error } = await finishJob(api, answer, { signal });
        if (error?.code === 'NoSubject') return null;
        if (!outputs[0]) throw new Error('The cutout failed.');
        return await fetchPicture(outputs[0].url, signal);
      } finally {
        // After a failure it is listed in the history and can be deleted there.
        void api.jobs
          .remove(answer.id)
          .then(() => client.invalidateQueries(jobListsFilter))
          .catch(() => undefined);
      }
    },
    [api, client],
  );
}
