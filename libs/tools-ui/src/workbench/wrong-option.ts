import type { FunctionDefinition } from '@tintory/catalog';
import type { Failure } from '../jobs/failure.ts';
import type { JobPhase } from '../jobs/job-phase.ts';
import { adviceFor, fieldToChange } from './failure-advice.ts';

const mayPass = ({ code, field, reason }: Failure, toolId: string) =>
  adviceFor(code, toolId, field, reason).action === 'retry';

/**
 * The option that a run failed of.
 *
 * @param phases how the run stands, and what came in the way of another one
 * @param func what the tool runs
 * @param changed the options that are other ones by now
 */
export function wrongOption(
  phases: readonly (JobPhase | null)[],
  toolId: string,
  { fields }: FunctionDefinition,
  changed: readonly string[],
) {
  const failure = phases.find((phase) => phase?.name === 'failed');
  const blamed = failure && fieldToChange(failure, toolId);
  const kindOf = (key: string | undefined) => fields.find((one) => one.key === key)?.kind;
  // A place that is chosen counts in place of words about it.
  const isPlaced = kindOf(blamed) === 'text' && changed.some((key) => kindOf(key) === 'place');
  const answered = blamed !== undefined && (isPlaced || changed.includes(blamed));
  const wrong = answered ? undefined : blamed;
  const isPicture = fields.some(
    ({ key, kind }) => key === wrong && (kind === 'picture' || kind === 'pictures'),
  );
  return {
    /** The option, until it is another. */
    wrong,
    /** What the API said of it. */
    wrongWhy: answered ? undefined : failure?.said,
    /** Why it came to nothing with a further picture, with which it would again. */
    wrongPicture: isPicture && failure && !mayPass(failure, toolId) ? failure : undefined,
    /** It is another by now, so that there is nothing to say of it any more. */
    answered,
  };
}
