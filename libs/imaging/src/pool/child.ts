import { setPriority } from 'node:os';
import { ImageError } from '../image-pool.ts';
import type { TaskName, Tasks } from '../tasks.ts';
import type { ChildMessage, TaskMessage } from './messages.ts';

// The server that shares this machine goes first.
setPriority(10);

const send = (message: ChildMessage) => process.send?.(message);

type OnProgress = (progress: number) => void;

/** Each task's code is loaded with its first request, so that a child starts small. */
const handlers: {
  [Name in TaskName]: (
    request: Tasks[Name]['request'],
    onProgress: OnProgress,
  ) => Promise<Tasks[Name]['answer']>;
} = {
  normalize: async (request) =>
    (await import('../files/normalize-image.ts')).normalizeImage(request),
  thumbnail: async (request) =>
    (await import('../files/write-thumbnail.ts')).writeThumbnail(request),
  cutout: async (request, onProgress) =>
    (await import('../cutout/run-cutout.ts')).runCutout(request, onProgress),
  upscale: async (request, onProgress) =>
    (await import('../upscale/run-upscale.ts')).runUpscale(request, onProgress),
  ownCutout: async (request, onProgress) =>
    (await import('../own-models/run-own-cutout.ts')).runOwnCutout(
      request,
      request.model,
      onProgress,
    ),
  ownUpscale: async (request, onProgress) =>
    (await import('../own-models/run-own-upscale.ts')).runOwnUpscale(
      request,
      request.model,
      onProgress,
    ),
  seamless: async (request) => (await import('../seamless/run-seamless.ts')).runSeamless(request),
  stage: async (request, onProgress) =>
    (await import('../stage/run-stage.ts')).runStage(request, onProgress),
  placeStage: async (request, onProgress) =>
    (await import('../places/run-place-stage.ts')).runPlaceStage(request, onProgress),
  painting: async (request, onProgress) =>
    (await import('../painting/run-painting.ts')).runPainting(request, onProgress),
  detectFaces: async (request) =>
    (await import('../faces/run-detect-faces.ts')).runDetectFaces(request),
  swapFaces: async (request, onProgress) =>
    (await import('../faces/run-swap-faces.ts')).runSwapFaces(request, onProgress),
  tattoo: async (request) => (await import('../tattoo/run-tattoo.ts')).runTattoo(request),
  illustration: async (request) =>
    (await import('../illustration/run-illustration.ts')).runIllustration(request),
  venom: async (request, onProgress) =>
    (await import('../venom/run-venom.ts')).runVenom(request, onProgress),
  dress: async (request, onProgress) =>
    (await import('../dress/run-dress.ts')).runDress(request, onProgress),
  mockup: async (request, onProgress) =>
    (await import('../mockup/run-mockup.ts')).runMockup(request, onProgress),
  printFile: async (request) => (await import('../mockup/run-print-file.ts')).runPrintFile(request),
  warm: async () => (await import('../cutout/warm-cutout.ts')).warmCutout(),
};

function run({ task, request }: TaskMessage): Promise<Tasks[TaskName]['answer']> {
  const handle = handlers[task] as (request: unknown, onProgress: OnProgress) => Promise<never>;
  return handle(request, (progress) => send({ kind: 'progress', progress }));
}

/** What the caller may know of an error; where it comes from is the log's. */
function failureOf(error: unknown): ChildMessage {
  const rssBytes = process.memoryUsage.rss();
  if (error instanceof ImageError) {
    const { code, message, suggestions, unknown, reason } = error;
    return { kind: 'failure', code, message, suggestions, unknown, reason, rssBytes };
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return { kind: 'failure', code: 'Internal', message: 'The image engine failed.', rssBytes };
}

process.on('message', (message: TaskMessage) => {
  void run(message).then(
    (answer) => send({ kind: 'answer', answer, rssBytes: process.memoryUsage.rss() }),
    (error: unknown) => send(failureOf(error)),
  );
});

send({ kind: 'ready' });

// Without its parent a child has nobody to work for.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the parent decides when its children end.
process.on('SIGINT', () => undefined);
