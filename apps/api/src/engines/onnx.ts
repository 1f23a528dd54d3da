import type { ImagePool } from '@tintory/image-pool';
import type { ModelsInUse, OwnModel } from '@tintory/imaging';
import type { Engine } from './engine.ts';
import { guardModel, type Report } from './guard-model.ts';

/** A large model on a few cores takes a minute; the queue gives up after ten. */
const timeoutMs = 300_000;

/**
 * The engine of the operator's own ONNX models. Tools that start from a cutout use the cutout
 * model. After a failure a model is skipped for a while: other engines do its work.
 *
 * @param report told of each failure of a model
 * @returns nothing where there is no model
 */
export function onnxEngine(
  pool: Pick<ImagePool, 'ownUpscale'> & CutoutTasks,
  { cutout, upscale }: ModelsInUse,
  report: Report,
): Engine | undefined {
  if (!cutout && !upscale) return undefined;
  return {
    name: 'onnx',
    ...(cutout && cutoutWork(pool, cutout, report)),
    ...(upscale && upscaleWork(pool, upscale, report)),
  };
}

function cutoutWork(pool: CutoutTasks, model: OwnModel, report: Report): Omit<Engine, 'name'> {
  const guard = guardModel(model, report);
  return {
    cutout: guard((request, control) =>
      pool.ownCutout({ ...request, model }, { timeoutMs, ...control }),
    ),
    stage: guard((request, control) =>
      pool.stage({ ...request, cutoutModel: model }, { timeoutMs, ...control }),
    ),
    placeStage: guard((request, control) =>
      pool.placeStage({ ...request, cutoutModel: model }, { timeoutMs, ...control }),
    ),
    venom: guard((request, control) =>
      pool.venom({ ...request, cutoutModel: model }, { timeoutMs, ...control }),
    ),
    dress: guard((request, control) =>
      pool.dress({ ...request, cutoutModel: model }, { timeoutMs, ...control }),
    ),
  };
}

type CutoutTasks = Pick<ImagePool, 'ownCutout' | 'stage' | 'placeStage' | 'venom' | 'dress'>;

function upscaleWork(
  pool: Pick<ImagePool, 'ownUpscale'>,
  model: OwnModel,
  report: Report,
): Omit<Engine, 'name'> {
  const guard = guardModel(model, report);
  return {
    upscale: guard((request, control) =>
      pool.ownUpscale({ ...request, model }, { timeoutMs, ...control }),
    ),
  };
}
