import { AppError } from '../platform/errors.ts';
import type { Capabilities, Engine, EngineWith } from './engine.ts';

/**
 * The first engine of the preference that is at hand and able.
 *
 * @throws AppError `EngineUnavailable` when there is none
 */
export function findEngine<Name extends keyof Capabilities>(
  engines: readonly Engine[],
  capability: Name,
  preference: readonly string[],
): EngineWith<Name> {
  for (const name of preference) {
    const engine = engines.find((candidate) => candidate.name === name);
    if (engine && hasCapability(engine, capability)) return engine;
  }
  throw new AppError('EngineUnavailable');
}

const hasCapability = <Name extends keyof Capabilities>(
  engine: Engine,
  capability: Name,
): engine is EngineWith<Name> => engine[capability] !== undefined;
