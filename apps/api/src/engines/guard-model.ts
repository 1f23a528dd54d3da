import { ImageError, type OwnModel, type TaskControl } from '@tintory/imaging';
import { isEngineFault } from './engine-fault.ts';

/** Told a line for the log. */
export type Report = (line: string) => void;

/**
 * How long a failed model is not used: one that exhausts memory would otherwise end a process with
 * each job. A repaired model is used without a restart.
 */
const restMinutes = 10;

type Work<Request, Answer> = (request: Request, control: TaskControl) => Promise<Answer>;

/** Wraps calls of a model: a failure is reported, and the model is not used for a while. */
export function guardModel({ name }: Pick<OwnModel, 'name'>, report: Report) {
  let restsUntil = 0;
  return <Request, Answer>(work: Work<Request, Answer>): Work<Request, Answer> =>
    async (request, control) => {
      if (Date.now() < restsUntil) {
        throw new ImageError('EngineUnavailable', `The model "${name}" rests.`);
      }
      try {
        return await work(request, control);
      } catch (error) {
        if (isEngineFault(error, control)) {
          restsUntil = Date.now() + restMinutes * 60_000;
          const why = error instanceof Error ? error.message : String(error);
          report(`The model "${name}" failed and is not used for ${restMinutes} minutes: ${why}`);
        }
        throw error;
      }
    };
}
