import { AppError } from '../platform/errors.ts';
import type { Capabilities, Engine, EngineWith } from './engine.ts';
import { withSpares } from './with-spares.ts';

/**
 * The first available engine of the preference; if it fails, the next ones take over, and `name`
 * changes to theirs.
 *
 * @returns for one job: read the name when the work is done
 * @throws AppError `EngineUnavailable` when there is none
 */
export function findEngine<Name extends keyof Capabilities>(
  engines: readonly Engine[],
  capability: Name,
  preference: readonly string[],
): EngineWith<Name> {
  const [first, ...spares] = preference
    .map((name) => engines.find((candidate) => candidate.name === name))
    .filter((engine) => engine !== undefined)
    .filter((engine) => hasCapability(engine, capability));
  if (!first) throw new AppError('EngineUnavailable');
  return spares.length === 0 ? first : withSpares(capability, first, spares);
}

const hasCapability = <Name extends keyof Capabilities>(
  engine: Engine,
  capability: Name,
): engine is EngineWith<Name> => engine[capability] !== undefined;
