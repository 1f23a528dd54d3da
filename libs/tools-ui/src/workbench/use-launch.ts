import type { FunctionDefinition } from '@tintory/catalog';
import { hasWarnings } from '@tintory/contract';
import { useState } from 'react';
import type { RunRequest } from '../jobs/run-request.ts';
import type { WorkState } from './use-work-state.ts';

/** Starts runs of what is at hand, and tells a preview somebody asked for from one that came first. */
export function useLaunch({ tool, func, run, atWork, settings, values, ...state }: WorkState) {
  const { standing, fault, readiness } = state;
  const { phase } = standing;
  const previewFunc = tool.functions.find(({ id }) => id === 'preview');
  // A reopened result has already shown its warnings.
  const known = !settings.edited && phase.name === 'succeeded';
  const lookFunc = tool.looksFirst === true && !known ? previewFunc : undefined;

  const [asked, setAsked] = useState(false);
  const isPreview = phase.name === 'succeeded' && phase.job.func_id === previewFunc?.id;
  const isWarned = isPreview && !asked && settings.changed.length === 0 && hasWarnings(phase.job);

  const launch = (request: RunRequest) => {
    setAsked(request.func === previewFunc);
    settings.forgetChanges();
    void run.start(request);
  };
  const canRun = readiness.complete && !standing.busy && !fault.wrongPicture;
  const go = (chosen: FunctionDefinition = func, strokes = atWork.strokes) => {
    const { source, origin = null } = atWork;
    if (source && canRun) launch({ source, origin, values, strokes, func: chosen, lookFunc });
  };
  return { previewFunc, isPreview, isWarned, canRun, launch, go };
}

export type Launch = ReturnType<typeof useLaunch>;
