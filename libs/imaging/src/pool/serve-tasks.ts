import { setPriority } from 'node:os';
import { ImageError } from '../image-error.ts';
import type { ChildMessage, TaskMessage } from './messages.ts';
import type { OnProgress, TaskHandlers } from './pool-types.ts';

const send = (message: ChildMessage) => process.send?.(message);

type AnyHandler = (request: unknown, onProgress: OnProgress) => Promise<unknown>;

/** Reduces an error to what the caller may see; its stack goes to the log. */
function failureOf(error: unknown): ChildMessage {
  const rssBytes = process.memoryUsage.rss();
  if (error instanceof ImageError) {
    const { code, message, suggestions, unknown, reason } = error;
    return { kind: 'failure', code, message, suggestions, unknown, reason, rssBytes };
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return { kind: 'failure', code: 'Internal', message: 'The image engine failed.', rssBytes };
}

/** The main loop of a pool's child: runs the tasks its parent sends, one at a time. */
export function serveTasks(handlers: TaskHandlers): void {
  // The server on the same machine has priority.
  setPriority(10);

  const run = ({ task, request }: TaskMessage) =>
    (handlers[task] as AnyHandler)(request, (progress) => send({ kind: 'progress', progress }));

  process.on('message', (message: TaskMessage) => {
    void run(message).then(
      (answer) => send({ kind: 'answer', answer, rssBytes: process.memoryUsage.rss() }),
      (error: unknown) => send(failureOf(error)),
    );
  });

  send({ kind: 'ready' });

  // A child without its parent has no work.
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C signals the whole process group; the parent decides when its children end.
  process.on('SIGINT', () => undefined);
}
