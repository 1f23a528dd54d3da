import {
  imagingTasks,
  type OnProgress,
  type TaskControl,
  type TaskHandlers,
} from '@tintory/imaging';
import { createStillPool } from './still-pool.ts';

type StillTask = (request: unknown, control?: TaskControl) => Promise<unknown>;

/** What a pool does itself. */
const ownOfPool = ['warm', 'stats', 'close'];
const still = Object.entries(createStillPool() as unknown as Record<string, StillTask>).filter(
  ([name]) => !ownOfPool.includes(name),
);

/** Its files are there once it tells of the second share, and its answer is not. */
const shares = [0.3, 0.8] as const;

const served = (run: StillTask) => async (request: never, onProgress: OnProgress) => {
  onProgress(shares[0]);
  const answer = await run(request);
  onProgress(shares[1]);
  return answer;
};

/** The tasks of the still pool for a child of its own; models of one's own are the real ones. */
export const stillTasks: TaskHandlers = {
  ...Object.fromEntries(still.map(([name, run]) => [name, served(run)])),
  warm: () => Promise.resolve(null),
  ownCutout: imagingTasks.ownCutout,
  ownUpscale: imagingTasks.ownUpscale,
};
