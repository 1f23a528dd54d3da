import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveTasks } from '@tintory/imaging';
import { stillTasks } from './still-tasks.ts';

// A process of the engine without its models, which dies or hangs where a test's orders say so.
const folder = process.env['TINTORY_TEST_ORDERS'] ?? '';
const send = process.send?.bind(process);
let task = '';

/** Executes a due command for this task. A command is taken once, by removing its file. */
function obey(progress: number): void {
  for (const name of readdirSync(folder)) {
    const [wanted, what] = name.split('.');
    if (wanted !== task || progress < Number(readFileSync(join(folder, name), 'utf8'))) continue;
    rmSync(join(folder, name));
    if (what === 'die') process.kill(process.pid, 'SIGKILL');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
}

process.on('message', (message: { task: string }) => {
  task = message.task;
  obey(0);
});
process.send = (message: { kind: string; progress?: number }) => {
  const sent = send?.(message) ?? false;
  if (message.kind === 'progress') obey(message.progress ?? 0);
  return sent;
};
serveTasks(stillTasks);
