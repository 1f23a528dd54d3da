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
 * A small cutout of an uploaded photo for nothing; null where nothing in it is found. It is a question
 * and no work: its job is gone once it has answered, or once nobody waits for the answer.
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
        // What is left of it by accident shows among the results and can be deleted there.
        void api.jobs
          .remove(answer.id)
          .then(() => client.invalidateQueries(jobListsFilter))
          .catch(() => undefined);
      }
    },
    [api, client],
  );
}
