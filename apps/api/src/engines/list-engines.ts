import type { ImagePool } from '@tintory/image-pool';
import type { ModelsInUse, OwnModels } from '@tintory/imaging';
import type { Engine } from './engine.ts';
import type { Report } from './guard-model.ts';
import { localEngine } from './local.ts';
import { onnxEngine } from './onnx.ts';

/** Asked by each job, so that the next one uses a model that was installed while the process ran. */
export type ListEngines = () => Promise<readonly Engine[]>;

/**
 * Lists the engines of this process.
 *
 * @param ownModels the operator's own, where there may be any
 * @param report told of each failure of a model
 */
export function createEngineList(
  pool: ImagePool,
  ownModels: OwnModels | undefined,
  report: Report,
): ListEngines {
  const local = localEngine(pool);
  let models: ModelsInUse = {};
  let engines: readonly Engine[] = [local];
  return async () => {
    const now = (await ownModels?.inUse()) ?? models;
    if (now !== models) {
      const onnx = onnxEngine(pool, now, report);
      [models, engines] = [now, onnx ? [local, onnx] : [local]];
    }
    return engines;
  };
}
