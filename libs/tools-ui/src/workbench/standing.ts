import type { ToolDefinition } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { restageFunction } from '../jobs/base-of-job.ts';
import { photoGoneCode } from '../jobs/failure.ts';
import { blockingErrorOf, isBusy, type JobPhase } from '../jobs/job-phase.ts';
import { mainFunction } from './main-function.ts';

/** How the run of a page stands; where another one came to nothing, the result before it stays. */
export function standingOf(tool: ToolDefinition, latest: JobPhase, job: Job | undefined) {
  const blockingError = blockingErrorOf(latest, job);
  const phase: JobPhase = blockingError && job ? { name: 'succeeded', job } : latest;
  const failedOf = (code: string) =>
    blockingError?.name === 'failed' && blockingError.code === code;
  const isPaid = [mainFunction(tool).id, restageFunction(tool)?.id].includes(job?.func_id);
  return {
    phase,
    /** The error of another run, while the previous result is shown. */
    blockingError,
    /** Whether the shown result's photo was deleted: results are kept longer than photos. */
    photoGone: failedOf(photoGoneCode),
    /** The server has said that another way of the result is free no more. */
    isRefused: failedOf('Conflict'),
    busy: isBusy(phase),
    /** The paid job of this page. */
    paid: isPaid ? job : undefined,
  };
}
