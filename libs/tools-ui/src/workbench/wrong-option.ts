import type { FunctionDefinition } from '@tintory/catalog';
import type { Failure } from '../jobs/failure.ts';
import type { JobPhase } from '../jobs/job-phase.ts';
import { adviceFor, fieldToChange } from './failure-advice.ts';

const mayPass = ({ code, field, reason }: Failure, toolId: string) =>
  adviceFor(code, toolId, field, reason).action === 'retry';

/**
 * The option that made a run fail.
 *
 * @param phases the run's phase, and the error of another run
 * @param func the tool's function
 * @param changed keys of options changed since
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
  // A chosen place replaces the prompt about it.
  const isPlaced = kindOf(blamed) === 'text' && changed.some((key) => kindOf(key) === 'place');
  const answered = blamed !== undefined && (isPlaced || changed.includes(blamed));
  const wrong = answered ? undefined : blamed;
  const isPicture = fields.some(
    ({ key, kind }) => key === wrong && (kind === 'picture' || kind === 'pictures'),
  );
  return {
    /** The option, until it is changed. */
    wrong,
    /** What the API said of it. */
    wrongWhy: answered ? undefined : failure?.said,
    /** The failure caused by a further picture, if a retry would fail too. */
    wrongPicture: isPicture && failure && !mayPass(failure, toolId) ? failure : undefined,
    /** Whether the option was changed since, which settles the error. */
    answered,
  };
}
