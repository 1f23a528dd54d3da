import type { TaskControl } from '@tintory/imaging';
import type { Capabilities, Engine, EngineWith } from './engine.ts';
import { isEngineFault } from './engine-fault.ts';

/** Any capability: each takes its own request and gives its own answer. */
type Work = (request: unknown, control: TaskControl) => Promise<unknown>;

/** An engine for one job: if the first fails, the next one does the work, under its own name. */
export function withSpares<Name extends keyof Capabilities>(
  capability: Name,
  first: EngineWith<Name>,
  spares: readonly EngineWith<Name>[],
): EngineWith<Name> {
  const waiting = [...spares];
  let at: Engine = first;
  const work: Work = async (request, control) => {
    try {
      return await (at[capability] as Work)(request, control);
    } catch (error) {
      const next = isEngineFault(error, control) ? waiting.shift() : undefined;
      if (!next) throw error;
      at = next;
      return work(request, control);
    }
  };
  return {
    get name() {
      return at.name;
    },
    [capability]: work,
  } as EngineWith<Name>;
}
