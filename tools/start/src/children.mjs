import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Longer than the API takes to finish or give back its jobs. */
const graceMs = 15_000;

/**
 * Starts processes whose output is prefixed with their names, and ends them together. One that ends
 * by itself ends all.
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

    /** Asks each to end, and ends by force what has not after a while. */
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

/** A child leads a group of its own, so that a Ctrl-C reaches it only through us, and in order. */
function signal(child, name) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    // By force, what the child started goes too; asked, it sees to that itself.
    process.kill(name === 'SIGKILL' ? -child.pid : child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
