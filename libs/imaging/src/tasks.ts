import type { CutoutRequest } from './cutout/cutout-request.ts';
import type { DetectFacesRequest } from './faces/run-detect-faces.ts';
import type { NormalizeRequest, ThumbnailRequest } from './files/image-file.ts';
import type { OwnCutoutRequest, OwnUpscaleRequest } from './own-models/own-model.ts';
import type { OnProgress, TaskHandlers } from './pool/pool-types.ts';
import type { UpscaleRequest } from './upscale/upscale-request.ts';

/**
 * This lib's tasks in a child process of the pool. Each task's code is loaded with its first
 * request.
 */
export const imagingTasks = {
  /** Decodes, turns upright, strips metadata, converts to sRGB and re-encodes losslessly. */
  normalize: async (request: NormalizeRequest) =>
    (await import('./files/normalize-image.ts')).normalizeImage(request),
  /** A small WebP of a picture, for lists. */
  thumbnail: async (request: ThumbnailRequest) =>
    (await import('./files/write-thumbnail.ts')).writeThumbnail(request),
  cutout: async (request: CutoutRequest, onProgress: OnProgress) =>
    (await import('./cutout/run-cutout.ts')).runCutout(request, onProgress),
  upscale: async (request: UpscaleRequest, onProgress: OnProgress) =>
    (await import('./upscale/run-upscale.ts')).runUpscale(request, onProgress),
  /** As `cutout` and `upscale`, with a custom model. */
  ownCutout: async (request: OwnCutoutRequest, onProgress: OnProgress) =>
    (await import('./own-models/run-own-cutout.ts')).runOwnCutout(
      request,
      request.model,
      onProgress,
    ),
  ownUpscale: async (request: OwnUpscaleRequest, onProgress: OnProgress) =>
    (await import('./own-models/run-own-upscale.ts')).runOwnUpscale(
      request,
      request.model,
      onProgress,
    ),
  detectFaces: async (request: DetectFacesRequest) =>
    (await import('./faces/run-detect-faces.ts')).runDetectFaces(request),
  warm: async () => (await import('./cutout/warm-cutout.ts')).warmCutout(),
} satisfies TaskHandlers;
