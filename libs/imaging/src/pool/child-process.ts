import { fork, type ChildProcess } from 'node:child_process';
import { errorStatus, type ErrorCode } from '@tintory/contract';
import { ImageError } from '../image-error.ts';
import type { ChildMessage, TaskMessage } from './messages.ts';

export type Run = { message: TaskMessage; onProgress?: ((progress: number) => void) | undefined };

/** A child process that runs one task at a time. */
export type PoolChild = {
  readonly pid: number;
  readonly busy: boolean;
  /** Alive, idle and not being killed: a killed child counts as alive for some milliseconds. */
  readonly free: boolean;
  /** Resident memory in bytes, after its last task. */
  readonly rssBytes: number;
  readonly alive: boolean;
  /** Whether it ever became ready: one that never did may not be able to start. */
  readonly proven: boolean;
  run(run: Run): Promise<unknown>;
  kill(): void;
};

type ChildState = {
  busy: boolean;
  rssBytes: number;
  alive: boolean;
  killed: boolean;
  proven: boolean;
  /** It is dead, but its `exit` is pending: every further task given to it would fail at once. */
  unreachable: boolean;
};

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;

/**
 * Forks a process that runs `entry`, as TypeScript without a build.
 *
 * @throws the system's error if it cannot start another process
 */
export function startChild(entry: URL, onExit: () => void): PoolChild {
  const child: ChildProcess = fork(entry, {
    execArgv: ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const state: ChildState = {
    ...{ busy: false, rssBytes: 0, alive: true, killed: false, proven: false },
    unreachable: false,
  };
  const gone = () => {
    if (!state.alive) return;
    state.alive = false;
    onExit();
  };
  child.on('message', ({ kind }: ChildMessage) => {
    if (kind === 'ready') state.proven = true;
  });
  // A process that cannot start emits `error` and never `exit`.
  child.once('exit', gone).on('error', gone);

  return {
    get pid() {
      return child.pid ?? 0;
    },
    get busy() {
      return state.busy;
    },
    get free() {
      return state.alive && !state.busy && !state.killed && !state.unreachable;
    },
    get rssBytes() {
      return state.rssBytes;
    },
    get alive() {
      return state.alive;
    },
    get proven() {
      return state.proven || state.killed;
    },
    run: (run) => runTask(child, state, run),
    kill: () => {
      state.killed = true;
      child.kill('SIGKILL');
    },
  };
}

function runTask(
  child: ChildProcess,
  state: ChildState,
  { message: task, onProgress }: Run,
): Promise<unknown> {
  state.busy = true;
  return new Promise((resolve, reject) => {
    const died = () => {
      settle();
      reject(new ImageError('EngineUnavailable', 'The image process ended in the middle.'));
    };
    const hear = (answer: ChildMessage) => {
      // Under `node --watch` children also send messages about their imports.
      if (!('kind' in answer) || answer.kind === 'ready') return;
      if (answer.kind === 'progress') return onProgress?.(answer.progress);
      settle();
      state.rssBytes = answer.rssBytes;
      if (answer.kind === 'answer') return resolve(answer.answer);
      const code = isErrorCode(answer.code) ? answer.code : 'Internal';
      const { message, suggestions, unknown, reason } = answer;
      return reject(new ImageError(code, message, { suggestions, unknown, reason }));
    };
    const settle = () => {
      state.busy = false;
      child.off('message', hear).off('exit', died).off('error', died);
    };
    child.on('message', hear).once('exit', died).once('error', died);
    child.send(task, (error) => {
      if (!error || !state.busy) return;
      state.unreachable = true;
      died();
    });
  });
}
