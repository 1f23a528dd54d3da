import { availableParallelism } from 'node:os';
import { InferenceSession, Tensor } from '../models/onnx-runtime.ts';
import { ImageError } from '../image-error.ts';
import type { OwnModel } from './own-model.ts';
import { sha256Of } from './sha256-of.ts';

/** A model's output with its shape, usually [1, channels, height, width]. */
export type OwnAnswer = { data: Float32Array; shape: readonly number[] };

export type OwnSession = {
  /** @param planes 3 × height × width values */
  run(planes: Float32Array, width: number, height: number): Promise<OwnAnswer>;
  /** Gives its memory back. */
  close(): Promise<void>;
};

/** A 1 GB model on one thread takes minutes: two children may use the whole machine. */
const threads = Math.max(2, Math.floor(availableParallelism() / 2));

const sessions = new Map<string, { model: OwnModel; loading: Promise<OwnSession> }>();

/** A model's fault as the error of the task that needed it. */
export const modelTrouble = (model: OwnModel, what: string, cause?: unknown): ImageError =>
  new ImageError('EngineUnavailable', `The model "${model.name}" ${what}`, { cause });

/**
 * Loads a model once per process, after closing an earlier one of the same capability.
 *
 * @param side of the input it will be run with, in pixels
 * @throws ImageError `EngineUnavailable` for a file that changed or does not match its description
 */
export function loadOwnModel(
  model: OwnModel,
  side: { width: number; height: number },
): Promise<OwnSession> {
  const key = `${model.sha256} ${side.width} ${side.height} ${model.output.name ?? ''}`;
  const known = sessions.get(key);
  if (known) return known.loading;
  const loading = closeReplaced(model).then(() => load(model, side));
  sessions.set(key, { model, loading });
  // A failed load is retried, so a repaired model needs no restart.
  loading.catch(() => sessions.delete(key));
  return loading;
}

/** Two large models in one process may exhaust memory. */
async function closeReplaced({ capability, sha256 }: OwnModel): Promise<void> {
  for (const [key, { model, loading }] of sessions) {
    if (model.capability !== capability || model.sha256 === sha256) continue;
    sessions.delete(key);
    await loading.then((session) => session.close()).catch(() => undefined);
  }
}

async function load(model: OwnModel, side: { width: number; height: number }): Promise<OwnSession> {
  const session = await create(model);
  const input = checkInput(model, session, side);
  const output = model.output.name ?? session.outputNames[0];
  if (output === undefined || !session.outputNames.includes(output)) {
    const names = session.outputNames.join(', ');
    throw modelTrouble(model, `has no output "${output}", only ${names}.`);
  }
  return {
    run: async (planes, width, height) => {
      const tensor = new Tensor('float32', planes, [1, 3, height, width]);
      const answers = await session.run({ [input]: tensor }, [output]).catch((cause: unknown) => {
        throw modelTrouble(model, `does not run: ${wordsOf(cause)}`, cause);
      });
      const answer = answers[output];
      if (!(answer?.data instanceof Float32Array)) {
        throw modelTrouble(model, `answers ${answer?.type}; only float32 is known here.`);
      }
      return { data: answer.data, shape: answer.dims };
    },
    close: () => session.release(),
  };
}

async function create(model: OwnModel): Promise<InferenceSession> {
  const sha256 = await sha256Of(model.path).catch((cause: unknown) => {
    throw modelTrouble(model, 'cannot be read: its file is gone.', cause);
  });
  // The folder may have been checked days ago.
  if (sha256 !== model.sha256) {
    throw modelTrouble(model, 'was changed since it was installed.');
  }
  // By path: loading from bytes would keep the model in memory twice.
  return InferenceSession.create(model.path, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // The arena never releases the memory of the largest layer, so the child would be replaced.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  }).catch((cause: unknown) => {
    throw modelTrouble(model, `does not load: ${wordsOf(cause)}`, cause);
  });
}

/** @returns the input's name */
function checkInput(
  model: OwnModel,
  { inputMetadata }: InferenceSession,
  { width, height }: { width: number; height: number },
): string {
  const [input, ...more] = inputMetadata;
  if (!input?.isTensor || more.length > 0) {
    throw modelTrouble(model, `takes ${inputMetadata.length} inputs; one picture is needed.`);
  }
  if (input.type !== 'float32') {
    throw modelTrouble(model, `takes ${input.type}; only float32 is known here.`);
  }
  const wanted = [1, 3, height, width];
  // Sizes that are not positive numbers are free.
  const fits = (size: number | string, i: number) =>
    typeof size !== 'number' || size <= 0 || size === wanted[i];
  // A missing shape is free.
  if (input.shape.length > 0 && !(input.shape.length === 4 && input.shape.every(fits))) {
    const takes = `[${input.shape.join(', ')}]`;
    throw modelTrouble(model, `takes ${takes}, but its description says [${wanted.join(', ')}].`);
  }
  return input.name;
}

function wordsOf(cause: unknown): string {
  const words = cause instanceof Error ? cause.message : String(cause);
  return /protobuf parsing failed/i.test(words) ? 'it is no ONNX file.' : words;
}
