import { ImageError, type TaskControl } from '@tintory/imaging';

/** It does not work, takes too long, or failed in a way nobody thought of. */
const faults: readonly string[] = ['EngineUnavailable', 'EngineTimeout', 'Internal'];

/** Whether it is the engine that failed, not the picture, and somebody still waits for the work. */
export const isEngineFault = (error: unknown, control?: TaskControl): boolean =>
  !control?.signal?.aborted && (!(error instanceof ImageError) || faults.includes(error.code));
