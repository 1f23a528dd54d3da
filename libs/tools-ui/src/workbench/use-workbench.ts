import { priceOf, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import type { Stroke } from '@tintory/pixels';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFaces } from '../faces/use-faces.ts';
import { hindranceOf, isBusy, photoGoneCode, type JobPhase } from '../jobs/job-phase.ts';
import { originOfJob, type PhotoOrigin } from '../jobs/photo-origin.ts';
import { strokesOfJob } from '../jobs/stroke-inputs.ts';
import { useObjectUrl } from '../jobs/use-object-url.ts';
import { useToolJob } from '../jobs/use-tool-job.ts';
import { fittingValues } from '../options/fits-field.ts';
import {
  defaultValues,
  listOf,
  missingFields,
  objectOfJob,
  picturesMatchFaces,
  takesPhoto,
  valuesOfJob,
  type OptionValue,
  type OptionValues,
} from '../options/option-values.ts';
import { reopenPictures } from '../options/reopen-pictures.ts';
import { draftStore, type Draft, type DraftStore } from '../photo/draft-store.ts';
import type { Photo } from '../photo/read-photo.ts';
import { usePhoto } from '../photo/use-photo.ts';
import { useGonePictures } from '../picture-sources/use-gone-pictures.ts';
import { useToolServices } from '../tool-services.tsx';
import { fieldToChange } from './failure-advice.ts';
import { foresee, forbids } from './foresee.ts';
import { useDraft } from './use-draft.ts';
import { wishesOf } from './wishes-of.ts';

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
  const { api, signedIn, requestSignIn } = useToolServices();
  const func = mainFunction(tool);
  const previewFunc = tool.functions.find(({ id }) => id === 'preview');
  const needsPhoto = takesPhoto(func.fields);
  const { photo, problem, choose, clear } = usePhoto();
  const run = useToolJob({ tool, jobId, onJobId });
  const { job, start, cancel, reset, ensureUploaded } = run;
  const [edited, setEdited] = useState<OptionValues | null>(null);
  const [drawn, setDrawn] = useState<readonly Stroke[] | null>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const ofJob = job ? valuesOfJob(func.fields, job.inputs) : defaultValues(func.fields);
  const values = edited ?? ofJob;
  const further = useGonePictures({ ...{ fields: func.fields, values }, phase: run.phase, job });
  // The result of the run before is still there, and its download.
  const hindrance = hindranceOf(further.phase, job);
  const phase: JobPhase = hindrance && job ? { name: 'succeeded', job } : further.phase;
  const photoGone = hindrance?.name === 'failed' && hindrance.code === photoGoneCode;
  const failure = [phase, hindrance].find((one) => one?.name === 'failed');
  const blamed = failure && fieldToChange(failure, tool.id);
  const answered = blamed !== undefined && changed.includes(blamed);
  const busy = isBusy(phase);
  const paid = job?.func_id === func.id ? job : undefined;

  const inputObject = job ? objectOfJob(func.fields, job.inputs) : null;
  const storedUrl = useObjectUrl(photo ? null : inputObject);
  // They belong to the photo: other options leave them.
  const strokes = drawn ?? (job ? strokesOfJob(func.fields, job.inputs) : []);
  const source = sourceOf(needsPhoto, photo, inputObject);
  // A result that is opened again was made from a picture of the store all the same.
  const origin = photo ? photo.origin : job && originOfJob(job);
  const missing = [...missingFields(func.fields, values), ...further.goneKeys];
  const matched = picturesMatchFaces(func.fields, values);
  const foreseen = foresee(tool.id, photo?.size ?? null, values);
  const complete =
    source !== null && !photoGone && missing.length === 0 && matched && !forbids(foreseen);

  const pictureKey = photo?.url ?? inputObject;
  // A result that is opened again has said what there was to say; strokes of one's own are an answer.
  const known = (edited === null && phase.name === 'succeeded') || strokes.length > 0;
  const look =
    tool.looksFirst === true && previewFunc && !known
      ? { func: previewFunc, about: wishesOf(func.fields, values, pictureKey) }
      : undefined;

  const go = (chosen = func, marks = strokes) => {
    if (!source || !complete || busy) return;
    const first = marks === strokes ? look : undefined;
    setChanged([]);
    void start({
      source,
      origin: origin ?? null,
      values,
      strokes: marks,
      func: chosen,
      look: first,
    });
  };
  const takePhoto = async (
    { file, name, origin: from = null }: Pick<Draft, 'name' | 'origin'> & { file: Blob },
    chosenValues: OptionValues,
  ) => {
    const chosen = await choose(file, name, from);
    if (!chosen) return null;
    setEdited(chosenValues);
    setDrawn(null);
    return chosen;
  };
  const begun = useRef(false);
  const restore = async ({ file, values: kept, ...known }: Draft) => {
    const fitting = fittingValues(func.fields, await reopenPictures(kept));
    const chosenValues = { ...defaultValues(func.fields), ...fitting };
    // Whoever has begun meanwhile wants no draft in the place of it.
    if (begun.current) return;
    if (file) await takePhoto({ ...known, file }, chosenValues);
    else setEdited(chosenValues);
  };
  const draft = useDraft({
    toolId: tool.id,
    drafts,
    photo,
    complete,
    values,
    restorable: jobId === null,
    atHand: needsPhoto ? photo !== null : edited !== null,
    paid: paid ?? null,
    readJob: api.jobs.read,
    mayRun: signedIn && !busy,
    onRestore: (kept) => void restore(kept),
    onGoOn: () => go(),
  });

  const faces = useFaces({
    tool,
    pictureKey,
    ensureUploaded: async () => (photo ? ensureUploaded(photo) : inputObject),
  });
  // A single face needs no choosing.
  const onlyFace = faces.faces.length === 1 ? faces.faces[0]?.index : undefined;
  const chooseOnly = useEffectEvent((index: number) => {
    if (listOf(values['indexes']).length === 0) setEdited({ ...values, indexes: [index] });
  });
  useEffect(() => {
    if (onlyFace !== undefined) chooseOnly(onlyFace);
  }, [onlyFace, pictureKey]);

  const runFunction = async (chosen: FunctionDefinition) => {
    if (signedIn) return go(chosen);
    await draft.keepForSignIn();
    requestSignIn();
  };
  /** @param settings options that come with it */
  const pick = async (file: File, from: PhotoOrigin | null = null, settings: OptionValues = {}) => {
    if (busy || !needsPhoto) return;
    begun.current = true;
    // Faces were chosen on the picture before.
    const kept = { ...values, ...('indexes' in values && { indexes: [] }), ...settings };
    const chosen = await takePhoto({ file, name: file.name, origin: from }, kept);
    if (!chosen) return;
    reset();
    await draft.keep(chosen, kept);
  };
  const setValue = (key: string, value: OptionValue | undefined) => {
    begun.current = true;
    const others = Object.entries(values).filter(([other]) => other !== key);
    const next = Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
    setEdited(next);
    setChanged([...changed, key]);
    // A photo that was paid for does not come back.
    if (paid?.status !== 'succeeded' && (photo || !needsPhoto)) void draft.keep(photo, next);
  };
  const startOver = () => {
    clear();
    setEdited(null);
    setDrawn(null);
    reset();
    void draft.forget();
  };

  /** The same photo cut by other strokes, in full size. */
  const runWith = (marks: readonly Stroke[]) => {
    setDrawn(marks);
    go(func, marks);
  };

  return {
    tool,
    func,
    photo,
    faces,
    problem,
    phase,
    job,
    values,
    busy,
    needsPhoto,
    /** The store's picture at work; null for any other, undefined while nothing is at hand. */
    origin,
    beforeUrl: photo?.url ?? storedUrl,
    /** The photo as the job of this page has it. */
    objectId: inputObject,
    canRun: complete && !busy,
    /** What came in the way of another run, while the result before it is shown. */
    hindrance,
    /** Results are kept for longer than photos: what is shown is there, but its photo is not. */
    photoGone,
    /** Why it cannot run yet: the fields that wait for something, and pictures that fit no face. */
    missing,
    matched,
    /** The option a run failed of, until it is another. */
    wrong: answered ? undefined : blamed,
    /** What the API said of it. */
    wrongWhy: answered ? undefined : failure?.said,
    /** What a run failed of is another by now, so that there is nothing to say of it any more. */
    answered,
    foreseen,
    cost: priceOf(func, values),
    runWith,
    run: () => runFunction(func),
    /** A small one for nothing; absent where the tool has none. */
    preview: previewFunc && (() => runFunction(previewFunc)),
    /** What is shown is only a preview of what could be had. */
    isPreview: phase.name === 'succeeded' && phase.job.func_id === previewFunc?.id,
    pick,
    /** Takes over many options at once; pictures stay. */
    setValues: (next: OptionValues) => {
      setEdited({ ...values, ...next });
      setChanged([...changed, ...Object.keys(next).filter((key) => next[key] !== values[key])]);
    },
    setValue,
    cancel,
    startOver,
  };
}

function sourceOf(needsPhoto: boolean, photo: Photo | null, objectId: string | null) {
  if (!needsPhoto) return { objectId: null };
  if (photo) return { photo };
  return objectId ? { objectId } : null;
}

export type WorkbenchState = ReturnType<typeof useWorkbench>;
