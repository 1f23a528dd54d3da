import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { ImageError } from '@tintory/imaging';
import { type ImagePool, type ImageTaskName } from '@tintory/image-pool';
import { createStillPool } from './still-pool.ts';

/** Tasks that go with every picture, whatever the tool. */
const usual = new Set(['normalize', 'thumbnail', 'warm', 'stats', 'close']);

/**
 * An engine that refuses all work and records the task and its request, with each file's content in
 * place of its path.
 */
export function createRecordingPool(): { pool: ImagePool; requests: string[] } {
  const still = createStillPool();
  const requests: string[] = [];
  const record = (name: string) => (request: unknown) => {
    requests.push(`${name} ${JSON.stringify(request, (_key, value) => contentOf(value))}`);
    return Promise.reject(new ImageError('NoSubject', 'It was only written down.'));
  };
  const tasks = Object.keys(still).filter((name) => !usual.has(name)) as ImageTaskName[];
  const recorders = Object.fromEntries(tasks.map((name) => [name, record(name)]));
  return { pool: { ...still, ...recorders }, requests };
}

function contentOf(value: unknown): unknown {
  if (typeof value !== 'string' || !isAbsolute(value)) return value;
  return existsSync(value) ? readFileSync(value, 'utf8') : 'a new file';
}
