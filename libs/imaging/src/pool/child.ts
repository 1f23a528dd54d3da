import { setPriority } from 'node:os';
import { runCutout } from '../cutout/run-cutout.ts';
import { warmCutout } from '../cutout/warm-cutout.ts';
import { normalizeImage } from '../files/normalize-image.ts';
import { ImageError } from '../image-pool.ts';
import type { ChildMessage, TaskMessage, Tasks, TaskName } from './messages.ts';

// The server that shares this machine goes first.
setPriority(10);

const send = (message: ChildMessage) => process.send?.(message);

function run(message: TaskMessage): Promise<Tasks[TaskName]['answer']> {
  switch (message.task) {
    case 'normalize':
      return normalizeImage(message.request);
    case 'cutout':
      return runCutout(message.request, (progress) => send({ kind: 'progress', progress }));
    case 'warm':
      return warmCutout();
  }
}

/** What the caller may know of an error; where it comes from is the log's. */
function failureOf(error: unknown): ChildMessage {
  const rssBytes = process.memoryUsage.rss();
  if (error instanceof ImageError) {
    return { kind: 'failure', code: error.code, message: error.message, rssBytes };
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return { kind: 'failure', code: 'Internal', message: 'The image engine failed.', rssBytes };
}

process.on('message', (message: TaskMessage) => {
  void run(message).then(
    (answer) => send({ kind: 'answer', answer, rssBytes: process.memoryUsage.rss() }),
    (error: unknown) => send(failureOf(error)),
  );
});

send({ kind: 'ready' });

// Without its parent a child has nobody to work for.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the parent decides when its children end.
process.on('SIGINT', () => undefined);
