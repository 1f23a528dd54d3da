import { priceOf, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import type { Stroke } from '@tintory/pixels';
import { useFaces } from '../faces/use-faces.ts';
import { useOnlyFace } from '../faces/use-only-face.ts';
import { listOf, takesPhoto } from '../options/option-values.ts';
import { draftStore, type DraftStore } from '../drafts/draft-store.ts';
import { useToolServices } from '../tool-services.tsx';
import { useBenchDraft } from './use-bench-draft.ts';
import { useLaunch, type Launch } from './use-launch.ts';
import { useRestage } from './use-restage.ts';
import { useWorkState, type WorkState } from './use-work-state.ts';

export type WorkbenchOptions = {
  tool: ToolDefinition;
  jobId: string | null;
  onJobId: (id: string | null) => void;
  drafts?: DraftStore;
  /** Whether the draft brings a photo: until it is restored, none is requested. */
  photoComes?: boolean;
};

/**
 * The workbench's state and actions: photo, options, sign-in in between, the run and its result.
 */
export function useWorkbench(options: WorkbenchOptions) {
  const { tool, jobId, onJobId, drafts = draftStore, photoComes = false } = options;
  const { signedIn, requestSignIn } = useToolServices();
  const state = useWorkState({ tool, jobId, onJobId });
  const { func, run, job, atWork, settings, values, standing } = state;
  const launch = useLaunch(state);
  const atHand = useBenchDraft({ state, launch, drafts, jobId, onJobId });
  const faces = useBenchFaces(state);
  const restage = useBenchRestage(state, launch, onJobId);

  const runFunction = async (chosen: FunctionDefinition) => {
    if (signedIn) return launch.go(chosen);
    await atHand.keepForSignIn();
    requestSignIn();
  };
  const { previewFunc } = launch;
  const isAtRest = standing.phase.name === 'none' && atWork.source === null;
  return {
    ...{ tool, func, values, faces, restage, job },
    ...standing,
    ...state.readiness,
    ...state.fault,
    ...{ photo: atWork.photo, problem: atWork.problem, origin: atWork.origin },
    ...{ beforeUrl: atWork.beforeUrl, objectId: atWork.objectId },
    needsPhoto: takesPhoto(func.fields),
    /** Whether a photo is being restored. */
    awaitsPhoto: photoComes && !atHand.opened && isAtRest,
    canRun: launch.canRun,
    cost: priceOf(func, values),
    run: () => runFunction(func),
    /** Runs the same photo in full size with other strokes. */
    runWith: (marks: readonly Stroke[]) => {
      atWork.draw(marks);
      launch.go(func, marks);
    },
    /** Runs the free preview; absent in tools without one. */
    preview: previewFunc && (() => runFunction(previewFunc)),
    /** Whether the shown result is a free preview. */
    isPreview: launch.isPreview,
    /** That preview was made before a charge nobody has agreed to yet, and something about it is in warning. */
    isWarned: launch.isWarned,
    pick: atHand.pick,
    setValues: settings.merge,
    setValue: atHand.setValue,
    cancel: run.cancel,
    startOver: atHand.startOver,
  };
}

/** The faces of the photo; the only one is chosen by itself. */
function useBenchFaces({ tool, run, atWork, settings, values }: WorkState) {
  const { photo, objectId, pictureKey } = atWork;
  const faces = useFaces({
    tool,
    pictureKey,
    ensureUploaded: async () => (photo ? run.ensureUploaded(photo) : objectId),
  });
  useOnlyFace(faces.faces, pictureKey, (index) => {
    if (listOf(values['indexes']).length > 0) return;
    settings.revise((known) => ({ ...known, indexes: [index] }));
  });
  return faces;
}

function useBenchRestage(state: WorkState, launch: Launch, onJobId: (id: string) => void) {
  const { tool, func, atWork, settings, values, standing } = state;
  const { phase, busy, isRefused } = standing;
  return useRestage({
    ...{ tool, func, values, strokes: atWork.strokes, busy, isRefused },
    result: phase.name === 'succeeded' ? phase.job : undefined,
    start: launch.launch,
    onUndo: settings.clear,
    onOpen: (id) => {
      settings.clear();
      onJobId(id);
    },
  });
}

export type WorkbenchState = ReturnType<typeof useWorkbench>;
