import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

const apiFolder = join(import.meta.dirname, '../../../../apps/api');
const fromSource = ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning'];

export type Program = ReturnType<typeof createProgram>;

/** Before a program that has ended by itself is started again, as a supervisor does. */
const restartMs = 1_000;

/**
 * A server or worker of the product that can be killed and started again; what it says goes to a
 * file. One that ends by itself, as while the database is down, is started again.
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
    /** Ends it by a signal; resolves once it is gone. */
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
