import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Longer than the API takes to finish or requeue its jobs. */
const graceMs = 15_000;

/**
 * Starts processes with their names as output prefix, and stops them together. One that exits by
 * itself is reported to `onEnd`.
 *
 * @param {{ onEnd: (name: string, code: number | null) => void, log?: (line: string) => void }} options
 */
export function createChildren({ onEnd, log = console.log }) {
  const running = new Map();
  let stopping = false;

  return {
    /** @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options */
    start(name, command, args, { cwd, env = process.env }) {
      const child = spawn(command, args, {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      running.set(name, child);
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', (line) => log(`${name.padEnd(8)}│ ${line}`));
      }
      child.once('exit', (code) => {
        running.delete(name);
        if (!stopping) onEnd(name, code);
      });
      child.once('error', (error) => log(`${name.padEnd(8)}│ ${error.message}`));
    },

    /** Sends SIGTERM to all, and SIGKILL to those still running after the grace period. */
    async stop() {
      stopping = true;
      const left = [...running.values()];
      const ended = left.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of left) signal(child, 'SIGTERM');
      const force = setTimeout(() => left.forEach((child) => signal(child, 'SIGKILL')), graceMs);
      await Promise.all(ended);
      clearTimeout(force);
    },
  };
}

/** Each child has its own process group, so that Ctrl-C reaches it only through this process. */
function signal(child, name) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    // SIGKILL goes to the whole group; on SIGTERM the child stops its own children.
    process.kill(name === 'SIGKILL' ? -child.pid : child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
