import type { ImagePool, OwnModel } from '@tintory/imaging';
import type { Engine } from './engine.ts';

/** A large model on a few cores takes a minute; the queue gives up after ten. */
const timeoutMs = 300_000;

/**
 * The engine of the operator's own ONNX models; the first model of a capability fulfils it. What
 * stands on a cutout is done with the cutout's model, the rest of it as everywhere.
 *
 * @param models as `readOwnModels` found them
 * @returns nothing where there is no model
 */
export function onnxEngine(
  pool: Pick<ImagePool, 'ownCutout' | 'ownUpscale' | 'stage' | 'venom' | 'dress'>,
  models: readonly OwnModel[],
): Engine | undefined {
  const cutout = models.find(({ capability }) => capability === 'cutout');
  const upscale = models.find(({ capability }) => capability === 'upscale');
  if (!cutout && !upscale) return undefined;
  return {
    name: 'onnx',
    ...(cutout && {
      cutout: (request, control) =>
        pool.ownCutout({ ...request, model: cutout }, { timeoutMs, ...control }),
      stage: (request, control) =>
        pool.stage({ ...request, cutoutModel: cutout }, { timeoutMs, ...control }),
      venom: (request, control) =>
        pool.venom({ ...request, cutoutModel: cutout }, { timeoutMs, ...control }),
      dress: (request, control) =>
        pool.dress({ ...request, cutoutModel: cutout }, { timeoutMs, ...control }),
    }),
    ...(upscale && {
      upscale: (request, control) =>
        pool.ownUpscale({ ...request, model: upscale }, { timeoutMs, ...control }),
    }),
  };
}
