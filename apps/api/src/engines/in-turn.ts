import type { TaskControl, Turn } from '@tintory/imaging';
import type { Engine } from './engine.ts';

type Work = (request: unknown, control: TaskControl) => Promise<unknown>;

/** An engine whose tasks for a job wait for the user's turn. */
export const inTurn = (engine: Engine, turn: Turn): Engine =>
  Object.fromEntries(
    Object.entries(engine).map(([name, part]) => [
      name,
      typeof part === 'function'
        ? (request: unknown, control: TaskControl) => (part as Work)(request, { ...control, turn })
        : part,
    ]),
  ) as Engine;
