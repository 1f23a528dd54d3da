import { warningsOf } from '@tintory/contract';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import { ofMarks } from './of-marks.ts';
import { useRefine } from './use-refine.ts';
import { useResults } from './use-results.ts';
import { useShownOutput } from './use-shown-output.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** The shown output of a finished job, and the actions on it. */
export function useOutcome(bench: WorkbenchState) {
  const { tool, phase, needsPhoto, pick } = bench;
  const job = phase.name === 'succeeded' ? phase.job : null;
  // The model found no subject.
  const notFound = phase.name === 'failed' && phase.code === 'NoSubject' ? bench.job : undefined;
  const here = {
    toolId: tool.id,
    take: (file: File, from: PhotoOrigin | null) => void pick(file, from),
  };
  return {
    output: useShownOutput(job),
    /** The store picture that it was made from. */
    origin: bench.origin ?? null,
    results: useResults({ here: needsPhoto ? here : undefined }),
    /** Whether the cutout itself has a warning, so that its banner offers strokes. */
    hasWarning: job !== null && warningsOf(job).some((warning) => ofMarks.includes(warning)),
    /** Null if the job takes no strokes; also for a job that found no subject. */
    refine: useRefine(bench, job ?? notFound),
  };
}

export type Outcome = ReturnType<typeof useOutcome>;
