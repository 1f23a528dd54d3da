import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

const apiFolder = join(import.meta.dirname, '../../../../apps/api');
const fromSource = ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning'];

export type Program = ReturnType<typeof createProgram>;

/** Delay before a program that exited is restarted, as by a supervisor. */
const restartMs = 1_000;

/**
 * A server or worker process that tests can kill and start; its output goes to a log file. If it
 * exits by itself, e.g. while the database is down, it is restarted.
 */
export function createProgram(
  name: string,
  file: 'main.server.ts' | 'main.worker.ts',
  { environment, folder }: { environment: Record<string, string>; folder: string },
) {
  let child: ChildProcess | undefined;
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });

  function start(): void {
    const env = { ...process.env, ...environment };
    const started = spawn(process.execPath, [...fromSource, `src/${file}`], {
      cwd: apiFolder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.stdout.pipe(log, { end: false });
    started.stderr.pipe(log, { end: false });
    started.once('exit', () => setTimeout(() => child === started && start(), restartMs));
    child = started;
  }

  return {
    name,
    pid: () => child?.pid,
    start,
    /** Sends a signal; resolves when the process has exited. */
    end: async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
      const ending = child;
      child = undefined;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const gone = once(ending, 'exit');
      ending.kill(signal);
      await gone;
    },
  };
}
