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

process.on('message', (message: TaskMessage) => {
  void run(message).then(
    (answer) => send({ kind: 'answer', answer, rssBytes: process.memoryUsage.rss() }),
    (error: unknown) => {
      const code = error instanceof ImageError ? error.code : 'Internal';
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send({ kind: 'failure', code, message: text, rssBytes: process.memoryUsage.rss() });
    },
  );
});

// Without its parent a child has nobody to work for.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the parent decides when its children end.
process.on('SIGINT', () => undefined);
