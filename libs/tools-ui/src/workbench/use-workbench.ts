import type { ToolDefinition } from '@tintory/catalog';
import { useState } from 'react';
import { isBusy } from '../jobs/job-phase.ts';
import { useObjectUrl } from '../jobs/use-object-url.ts';
import { useToolJob } from '../jobs/use-tool-job.ts';
import {
  defaultValues,
  objectOfJob,
  valuesOfJob,
  type OptionValue,
  type OptionValues,
} from '../options/option-values.ts';
import { draftStore, type Draft, type DraftStore } from '../photo/draft-store.ts';
import { usePhoto } from '../photo/use-photo.ts';
import { useToolServices } from '../tool-services.tsx';
import { useDraft } from './use-draft.ts';

export type WorkbenchOptions = {
  tool: ToolDefinition;
  jobId: string | null;
  onJobId: (id: string | null) => void;
  drafts?: DraftStore;
};

/** The first function of a tool is what its button runs. */
function mainFunction(tool: ToolDefinition) {
  const [func] = tool.functions;
  if (!func) throw new Error(`The tool ${tool.id} has no function to run.`);
  return func;
}

/** Everything the workbench decides: photo, options, sign-in midway, the run and its result. */
export function useWorkbench(options: WorkbenchOptions) {
  const { tool, jobId, onJobId, drafts = draftStore } = options;
  const { signedIn, requestSignIn } = useToolServices();
  const func = mainFunction(tool);
  const { photo, problem, choose, clear } = usePhoto();
  const { phase, job, start, cancel, reset } = useToolJob({ tool, func, jobId, onJobId });
  const [edited, setEdited] = useState<OptionValues | null>(null);
  const busy = isBusy(phase);

  const ofJob = job ? valuesOfJob(func.fields, job.inputs) : defaultValues(func.fields);
  const values = edited ?? ofJob;
  const inputObject = job ? objectOfJob(job.inputs) : null;
  const storedUrl = useObjectUrl(photo ? null : inputObject);
  const source = photo ? { photo } : inputObject ? { objectId: inputObject } : null;

  const go = () => {
    if (source && !busy) void start({ source, values });
  };
  const takePhoto = async (file: Blob, name: string, chosenValues: OptionValues) => {
    const chosen = await choose(file, name);
    if (!chosen) return null;
    setEdited(chosenValues);
    return chosen;
  };
  const restore = ({ file, name, values: kept }: Draft) =>
    void takePhoto(file, name, { ...defaultValues(func.fields), ...kept });
  const draft = useDraft({
    toolId: tool.id,
    drafts,
    photo,
    values,
    restorable: jobId === null,
    mayRun: signedIn && !busy,
    onRestore: restore,
    onGoOn: go,
  });

  const run = async () => {
    if (signedIn) return go();
    await draft.keepForSignIn();
    requestSignIn();
  };
  const pick = async (file: File) => {
    if (busy) return;
    const chosen = await takePhoto(file, file.name, values);
    if (!chosen) return;
    reset();
    await draft.keep(chosen, values, false);
  };
  const setValue = (key: string, value: OptionValue) => {
    const next = { ...values, [key]: value };
    setEdited(next);
    if (photo) void draft.keep(photo, next, false);
  };
  const startOver = () => {
    clear();
    setEdited(null);
    reset();
    void draft.forget();
  };

  return {
    tool,
    func,
    photo,
    problem,
    phase,
    job,
    values,
    busy,
    beforeUrl: photo?.url ?? storedUrl,
    canRun: source !== null && !busy,
    run,
    pick,
    setValue,
    cancel,
    startOver,
  };
}

export type WorkbenchState = ReturnType<typeof useWorkbench>;
