import type { OnProgress, TaskHandlers } from '@tintory/imaging';
import type { DressRequest } from './dress/run-dress.ts';
import type { SwapFacesRequest } from './faces/run-swap-faces.ts';
import type { MockupRequest, PrintFileRequest } from './mockup/mockup-types.ts';
import type { PaintingRequest } from './painting/painting-request.ts';
import type { PlaceStageRequest } from './place-stage/place-types.ts';
import type { SeamlessRequest } from './seamless/seamless-request.ts';
import type { StageRequest } from './stage/stage-request.ts';
import type { VenomRequest } from './venom/venom-types.ts';

/**
 * This lib's tasks in a child process of the pool. Each task's code is loaded with its first
 * request.
 */
export const effectTasks = {
  seamless: async (request: SeamlessRequest) =>
    (await import('./seamless/run-seamless.ts')).runSeamless(request),
  stage: async (request: StageRequest, onProgress: OnProgress) =>
    (await import('./stage/run-stage.ts')).runStage(request, onProgress),
  /** Like `stage`, in a photographed place. */
  placeStage: async (request: PlaceStageRequest, onProgress: OnProgress) =>
    (await import('./place-stage/run-place-stage.ts')).runPlaceStage(request, onProgress),
  painting: async (request: PaintingRequest, onProgress: OnProgress) =>
    (await import('./painting/run-painting.ts')).runPainting(request, onProgress),
  swapFaces: async (request: SwapFacesRequest, onProgress: OnProgress) =>
    (await import('./faces/run-swap-faces.ts')).runSwapFaces(request, onProgress),
  venom: async (request: VenomRequest, onProgress: OnProgress) =>
    (await import('./venom/run-venom.ts')).runVenom(request, onProgress),
  dress: async (request: DressRequest, onProgress: OnProgress) =>
    (await import('./dress/run-dress.ts')).runDress(request, onProgress),
  /** Mock-ups of a product with a design, one file each. */
  mockup: async (request: MockupRequest, onProgress: OnProgress) =>
    (await import('./mockup/run-mockup.ts')).runMockup(request, onProgress),
  /** The print file of one area of a design. */
  printFile: async (request: PrintFileRequest) =>
    (await import('./mockup/run-print-file.ts')).runPrintFile(request),
} satisfies TaskHandlers;
