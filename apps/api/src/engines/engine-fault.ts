import { ImageError, type TaskControl } from '@tintory/imaging';

/** Broken, too slow, or an unexpected failure. */
const faults: readonly string[] = ['EngineUnavailable', 'EngineTimeout', 'Internal'];

/** Whether the engine failed rather than the picture, and the job is still wanted. */
export const isEngineFault = (error: unknown, control?: TaskControl): boolean =>
  !control?.signal?.aborted && (!(error instanceof ImageError) || faults.includes(error.code));
