import type { ToolDefinition } from '@tintory/catalog';
import { useToolJob } from '../jobs/use-tool-job.ts';
import { useGonePictures } from '../picture-sources/use-gone-pictures.ts';
import { mainFunction } from './main-function.ts';
import { readinessOf } from './readiness.ts';
import { standingOf } from './standing.ts';
import { useOptions } from './use-options.ts';
import { usePhotoAtWork } from './use-photo-at-work.ts';
import { wrongOption } from './wrong-option.ts';

type StateOptions = {
  tool: ToolDefinition;
  jobId: string | null;
  onJobId: (id: string | null) => void;
};

/** What is at hand and how its run stands: photo, options, and what keeps them from being run. */
export function useWorkState({ tool, jobId, onJobId }: StateOptions) {
  const func = mainFunction(tool);
  const { fields } = func;
  const run = useToolJob({ tool, jobId, onJobId });
  const { job } = run;
  const atWork = usePhotoAtWork(fields, job);
  const settings = useOptions(fields, job);
  const { values } = settings;
  const further = useGonePictures({ fields, values, phase: run.phase, job });
  const standing = standingOf(tool, further.phase, job);
  const { phase, blockingError, photoGone } = standing;
  const fault = wrongOption([phase, blockingError], tool.id, func, settings.changed);
  const readiness = readinessOf({
    toolId: tool.id,
    ...{ func, values, photo: atWork.photo, goneKeys: further.goneKeys },
    hasSource: atWork.source !== null && !photoGone,
  });
  return { tool, func, run, job, atWork, settings, values, standing, fault, readiness };
}

export type WorkState = ReturnType<typeof useWorkState>;
