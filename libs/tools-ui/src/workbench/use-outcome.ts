import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import { useRefine } from './use-refine.ts';
import { useResults } from './use-results.ts';
import { useShownOutput } from './use-shown-output.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** What is looked at of a finished job, and everything that can be done with it. */
export function useOutcome(bench: WorkbenchState) {
  const { tool, phase, needsPhoto, pick } = bench;
  const job = phase.name === 'succeeded' ? phase.job : null;
  const here = {
    toolId: tool.id,
    take: (file: File, from: PhotoOrigin | null) => void pick(file, from),
  };
  return {
    output: useShownOutput(job),
    /** The picture of a store that it was made from. */
    origin: bench.origin ?? null,
    results: useResults({ here: needsPhoto ? here : undefined }),
    /** Null where the result is no cutout that takes strokes. */
    refine: useRefine(bench, job),
  };
}

export type Outcome = ReturnType<typeof useOutcome>;
