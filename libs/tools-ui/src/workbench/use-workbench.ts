import { priceOf, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import { deservesALook } from '@tintory/contract';
import type { Stroke } from '@tintory/pixels';
import { useState } from 'react';
import { useFaces } from '../faces/use-faces.ts';
import { useOnlyFace } from '../faces/use-only-face.ts';
import { restageFunction } from '../jobs/base-of-job.ts';
import { photoGoneCode } from '../jobs/failure.ts';
import { blockingErrorOf, isBusy, type JobPhase } from '../jobs/job-phase.ts';
import { useToolJob } from '../jobs/use-tool-job.ts';
import { listOf, missingFields, picturesMatchFaces, takesPhoto } from '../options/option-values.ts';
import { draftStore, type DraftStore } from '../photo/draft-store.ts';
import { useGonePictures } from '../picture-sources/use-gone-pictures.ts';
import { useToolServices } from '../tool-services.tsx';
import { preflight, forbids } from './preflight.ts';
import { useOptions } from './use-options.ts';
import { usePhotoAtWork } from './use-photo-at-work.ts';
import { useWorkAtHand } from './use-work-at-hand.ts';
import { useRestage } from './use-restage.ts';
import { wrongOption } from './wrong-option.ts';

export type WorkbenchOptions = {
  tool: ToolDefinition;
  jobId: string | null;
  onJobId: (id: string | null) => void;
  drafts?: DraftStore;
  /** The drafts begin with a photo: until it is there, nobody is asked for one. */
  photoComes?: boolean;
};

/** The first function of a tool is what its button runs. */
function mainFunction(tool: ToolDefinition) {
  const [func] = tool.functions;
  if (!func) throw new Error(`The tool ${tool.id} has no function to run.`);
  return func;
}

/** Everything the workbench decides: photo, options, sign-in midway, the run and its result. */
export function useWorkbench(options: WorkbenchOptions) {
  const { tool, jobId, onJobId, drafts = draftStore, photoComes = false } = options;
  const { api, signedIn, requestSignIn } = useToolServices();
  const func = mainFunction(tool);
  const { fields } = func;
  const previewFunc = tool.functions.find(({ id }) => id === 'preview');
  const needsPhoto = takesPhoto(fields);
  const run = useToolJob({ tool, jobId, onJobId });
  const { job, start, cancel, reset, ensureUploaded } = run;
  const atWork = usePhotoAtWork(fields, job);
  const { photo, objectId, pictureKey, source, origin, strokes } = atWork;
  const settings = useOptions(fields, job);
  const { values } = settings;
  const further = useGonePictures({ fields, values, phase: run.phase, job });
  // The result of the run before is still there, and its download.
  const blockingError = blockingErrorOf(further.phase, job);
  const phase: JobPhase = blockingError && job ? { name: 'succeeded', job } : further.phase;
  const photoGone = blockingError?.name === 'failed' && blockingError.code === photoGoneCode;
  const busy = isBusy(phase);
  const isPaid = [func.id, restageFunction(tool)?.id].includes(job?.func_id);
  const paid = isPaid ? job : undefined;

  const missing = [...missingFields(fields, values), ...further.goneKeys];
  const matched = picturesMatchFaces(fields, values);
  const fault = wrongOption([phase, blockingError], tool.id, func, settings.changed);
  const preflightIssue = preflight(tool.id, photo?.size ?? null, values);
  const complete =
    source !== null && !photoGone && missing.length === 0 && matched && !forbids(preflightIssue);

  // A result that is opened again has said what there was to say.
  const known = !settings.edited && phase.name === 'succeeded';
  const lookFunc = tool.looksFirst === true && !known ? previewFunc : undefined;

  const [asked, setAsked] = useState(false);
  const isPreview = phase.name === 'succeeded' && phase.job.func_id === previewFunc?.id;
  const isDoubted =
    isPreview && !asked && settings.changed.length === 0 && deservesALook(phase.job);

  const go = (chosen = func, marks = strokes) => {
    if (!source || !complete || busy || fault.wrongPicture) return;
    setAsked(chosen === previewFunc);
    settings.forgetChanges();
    void start({
      source,
      origin: origin ?? null,
      values,
      strokes: marks,
      func: chosen,
      lookFunc,
    });
  };
  const [opened, setOpened] = useState(false);
  const atHand = useWorkAtHand({
    toolId: tool.id,
    fields,
    drafts,
    atWork,
    settings,
    complete,
    restorable: jobId === null,
    paid: paid ?? null,
    lookId: run.lookId ?? (job?.func_id === previewFunc?.id ? (job?.id ?? null) : null),
    busy,
    mayRun: signedIn && !busy,
    readJob: api.jobs.read,
    onJob: onJobId,
    onOpened: () => setOpened(true),
    onGoOn: () => go(),
    onOther: reset,
  });

  const faces = useFaces({
    tool,
    pictureKey,
    ensureUploaded: async () => (photo ? ensureUploaded(photo) : objectId),
  });
  useOnlyFace(faces.faces, pictureKey, (index) => {
    if (listOf(values['indexes']).length > 0) return;
    settings.revise((known) => ({ ...known, indexes: [index] }));
  });

  const restage = useRestage({
    ...{ tool, func, values, strokes, busy },
    result: phase.name === 'succeeded' ? phase.job : undefined,
    isRefused: blockingError?.name === 'failed' && blockingError.code === 'Conflict',
    start: (request) => {
      setAsked(false);
      settings.forgetChanges();
      void start(request);
    },
    onUndo: settings.clear,
    onOpen: (id) => {
      settings.clear();
      onJobId(id);
    },
  });

  const runFunction = async (chosen: FunctionDefinition) => {
    if (signedIn) return go(chosen);
    await atHand.keepForSignIn();
    requestSignIn();
  };
  /** The same photo cut by other strokes, in full size. */
  const runWith = (marks: readonly Stroke[]) => {
    atWork.draw(marks);
    go(func, marks);
  };

  return {
    tool,
    func,
    photo,
    faces,
    problem: atWork.problem,
    phase,
    job,
    values,
    busy,
    needsPhoto,
    /** One is on its way by itself. */
    awaitsPhoto: photoComes && !opened && phase.name === 'none' && source === null,
    origin,
    beforeUrl: atWork.beforeUrl,
    objectId,
    canRun: complete && !busy && !fault.wrongPicture,
    /** What came in the way of another run, while the result before it is shown. */
    blockingError,
    /** Results are kept for longer than photos: what is shown is there, but its photo is not. */
    photoGone,
    /** Why it cannot run yet: the fields that wait for something, and pictures that fit no face. */
    missing,
    matched,
    ...fault,
    preflightIssue,
    restage,
    cost: priceOf(func, values),
    runWith,
    run: () => runFunction(func),
    /** A small one for nothing; absent where the tool has none. */
    preview: previewFunc && (() => runFunction(previewFunc)),
    /** What is shown is only a preview of what could be had. */
    isPreview,
    /** That preview was made before a charge nobody has agreed to yet, and something about it is in doubt. */
    isDoubted,
    pick: atHand.pick,
    setValues: settings.merge,
    setValue: atHand.setValue,
    cancel,
    startOver: atHand.startOver,
  };
}

export type WorkbenchState = ReturnType<typeof useWorkbench>;
