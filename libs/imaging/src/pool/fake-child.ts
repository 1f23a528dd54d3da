import { basename } from 'node:path';
import type { NormalizeRequest } from '../files/image-file.ts';
import type { ChildMessage, TaskMessage } from './messages.ts';

// Replaces the real child in the pool's tests: the input's name selects its behaviour.
const send = (message: ChildMessage) => process.send?.(message);
const image = { width: 8, height: 8, contentType: 'image/png', bytes: process.pid };

process.on('message', ({ request }: TaskMessage) => {
  const behaviour = basename((request as NormalizeRequest | null)?.inputPath ?? '');
  if (behaviour === 'crash') process.kill(process.pid, 'SIGKILL');
  if (behaviour === 'crash' || behaviour === 'hang') return;
  send({ kind: 'progress', progress: 0.5 });
  send({ kind: 'answer', answer: image, rssBytes: behaviour === 'grow' ? 2e9 : 1e8 });
});
send({ kind: 'ready' });
process.on('disconnect', () => process.exit(0));
