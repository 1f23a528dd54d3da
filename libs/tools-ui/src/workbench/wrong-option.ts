import type { JobPhase } from '../jobs/job-phase.ts';
import { fieldToChange } from './failure-advice.ts';

/**
 * The option that a run failed of.
 *
 * @param phases how the run stands, and what came in the way of another one
 * @param changed the options that are other ones by now
 */
export function wrongOption(
  phases: readonly (JobPhase | null)[],
  toolId: string,
  changed: readonly string[],
) {
  const failure = phases.find((phase) => phase?.name === 'failed');
  const blamed = failure && fieldToChange(failure, toolId);
  const answered = blamed !== undefined && changed.includes(blamed);
  return {
    /** The option, until it is another. */
    wrong: answered ? undefined : blamed,
    /** What the API said of it. */
    wrongWhy: answered ? undefined : failure?.said,
    /** It is another by now, so that there is nothing to say of it any more. */
    answered,
  };
}
