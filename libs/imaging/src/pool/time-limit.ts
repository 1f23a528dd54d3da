import { closeSync, openSync, readSync } from 'node:fs';
import { imageLimits } from '@tintory/contract';
import type { NormalizeRequest, ThumbnailRequest } from '../files/image-file.ts';
import type { TaskMessage } from './messages.ts';

/** Far longer than any legitimate task with a small picture. */
const leastMs = 60_000;

/**
 * Additional time per megapixel: a watercolour takes a sixth of it, and six times as long on a busy
 * machine. The largest picture's limit is well below the queue's own.
 */
const msPerMegapixel = 10_000;

/** These only read an upload and write it: the largest takes three seconds. */
const readingTasks = ['normalize', 'thumbnail'];
const readingMs = { least: 10_000, perMegapixel: 800 };

/** Fields of a request with the path of the task's picture. */
const pictureKeys = ['inputPath', 'targetPath', 'personPath'];

/** The time limit of a task, in milliseconds. */
export function timeLimitOf({ task, request }: Pick<TaskMessage, 'task' | 'request'>): number {
  if (readingTasks.includes(task))
    return readingLimitOf(request as NormalizeRequest | ThumbnailRequest);
  const given = { ...(request as Record<string, unknown> | null) };
  const paths = pictureKeys.map((key) => given[key]).filter((path) => typeof path === 'string');
  const pixels = Math.max(0, ...paths.map(pixelsOf));
  return leastMs + (Math.min(pixels, imageLimits.maxPixels) / 1_000_000) * msPerMegapixel;
}

/** The size stated in an upload may be false, so its maximum counts. */
const readingLimitOf = ({ maxPixels = imageLimits.maxPixels }: ThumbnailRequest): number =>
  readingMs.least + (maxPixels / 1_000_000) * readingMs.perMegapixel;

const pngStart = '89504e470d0a1a0a';

/** The size in a clean file's PNG header: no decoder runs in the server. */
function pixelsOf(path: string): number {
  try {
    const file = openSync(path, 'r');
    try {
      const head = Buffer.alloc(24);
      readSync(file, head, 0, head.length, 0);
      const isPng = head.toString('hex', 0, 8) === pngStart;
      return isPng ? head.readUInt32BE(16) * head.readUInt32BE(20) : 0;
    } finally {
      closeSync(file);
    }
  } catch {
    // The task itself reports faults of its file.
    return 0;
  }
}
