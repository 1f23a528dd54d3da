import type { CutoutAnswer, CutoutRequest, ImageFile, UpscaleRequest } from '@tintory/imaging';
import type { TaskControl } from '@tintory/imaging';
import type { Engine } from './engine.ts';

/** A large model on a few cores takes a minute; the queue gives up after ten. */
const timeoutMs = 300_000;

/** The pool's tasks that take a model along. */
type OwnModelTasks<Model> = {
  ownCutout(
    request: CutoutRequest & { model: Model },
    control?: TaskControl,
  ): Promise<CutoutAnswer>;
  ownUpscale(request: UpscaleRequest & { model: Model }, control?: TaskControl): Promise<ImageFile>;
};

/**
 * The engine of the operator's own ONNX models; the first model of a capability fulfils it.
 *
 * @param models as `readOwnModels` found them
 * @returns nothing where there is no model
 */
export function onnxEngine<Model extends { capability: 'cutout' | 'upscale' }>(
  pool: OwnModelTasks<Model>,
  models: readonly Model[],
): Engine | undefined {
  const cutout = models.find(({ capability }) => capability === 'cutout');
  const upscale = models.find(({ capability }) => capability === 'upscale');
  if (!cutout && !upscale) return undefined;
  return {
    name: 'onnx',
    ...(cutout && {
      cutout: (request, control) =>
        pool.ownCutout({ ...request, model: cutout }, { timeoutMs, ...control }),
    }),
    ...(upscale && {
      upscale: (request, control) =>
        pool.ownUpscale({ ...request, model: upscale }, { timeoutMs, ...control }),
    }),
  };
}
