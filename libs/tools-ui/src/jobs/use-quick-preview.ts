import { isNoSubscribe, jobListsFilter } from '@tintory/api-client';
import type { FunctionDefinition, ToolDefinition } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OptionValues } from '../options/option-field.ts';
import { objectOfJob } from '../options/option-values.ts';
import { useToolServices } from '../tool-services.tsx';
import { baseIdOf, sourceOfJob } from './base-of-job.ts';
import { fetchPicture } from './fetch-picture.ts';
import { finishJob } from './finish-job.ts';
import { inTurn } from './in-turn.ts';
import { originOfJob } from './origin-of-job.ts';
import { bodyOf } from './run-request.ts';
import { strokesOfJob } from './stroke-inputs.ts';

export type QuickPicture = { blob: Blob; width: number; height: number };
type QuickOptions = {
  signal: AbortSignal;
  /** Whether it waits where free previews are too many just now. */
  waits: boolean;
};

/** One picture tells what another place is like. */
const onlyOne = ({ creditsPer }: FunctionDefinition): OptionValues =>
  creditsPer ? { [creditsPer]: 1 } : {};

const noWord = () => undefined;

/**
 * A small picture for nothing, quickly, from what was cut out for a job. It is a preview and no result:
 * its job is gone once the picture is here, or once nobody waits for it.
 */
export function useQuickPreview(tool: ToolDefinition) {
  const { api } = useToolServices();
  const client = useQueryClient();
  return useCallback(
    async (job: Job, values: OptionValues, { signal, waits }: QuickOptions) => {
      const func = tool.functions.find(({ id }) => id === 'preview');
      const main = tool.functions[0];
      if (!func || !main) throw new Error(`The tool ${tool.id} has no preview.`);
      const run = {
        func,
        source: sourceOfJob(func.fields, job),
        origin: originOfJob(job),
        values: { ...values, ...onlyOne(main) },
        strokes: strokesOfJob(func.fields, job.inputs),
        baseJobId: baseIdOf(tool, job),
      };
      const body = bodyOf(tool, run, objectOfJob(func.fields, job.inputs));
      const ask = () => api.jobs.create(body, { signal });
      const answer = await (waits ? inTurn(ask, { signal, onWait: noWord }) : ask());
      if (isNoSubscribe(answer)) throw new Error('What is free asked for credits.');
      try {
        return await pictureOf(await finishJob(api, answer, { signal }), signal);
      } finally {
        // After a failure it is listed in the history and can be deleted there.
        void api.jobs
          .remove(answer.id)
          .then(() => client.invalidateQueries(jobListsFilter))
          .catch(noWord);
      }
    },
    [api, client, tool],
  );
}

async function pictureOf({ outputs }: Job, signal: AbortSignal): Promise<QuickPicture> {
  const [output] = outputs;
  if (!output) throw new Error('The preview failed.');
  const { url, width, height } = output;
  return { blob: await fetchPicture(url, signal), width, height };
}
