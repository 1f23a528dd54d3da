import { closeSync, openSync, readSync } from 'node:fs';
import { imageLimits } from '@tintory/contract';
import type { NormalizeRequest, ThumbnailRequest } from '../files/image-file.ts';
import type { TaskMessage } from './messages.ts';

/** Far above any honest task with a small picture. */
const leastMs = 60_000;

/**
 * What a picture may take more for each megapixel: a watercolour computes for a sixth of it, and a
 * machine that is full of other work has taken six times as long. The largest picture ends well below
 * the queue's own limit.
 */
const msPerMegapixel = 10_000;

/** These only read a picture, as somebody sent it, and write it: the largest takes three seconds. */
const readingTasks = ['normalize', 'thumbnail'];
const readingMs = { least: 10_000, perMegapixel: 800 };

/** The picture that a task works on, by the names it has. */
const pictureKeys = ['inputPath', 'targetPath', 'personPath'];

/** How long a task may take before it is ended. */
export function timeLimitOf({ task, request }: Pick<TaskMessage, 'task' | 'request'>): number {
  if (readingTasks.includes(task))
    return readingLimitOf(request as NormalizeRequest | ThumbnailRequest);
  const given = { ...(request as Record<string, unknown> | null) };
  const paths = pictureKeys.map((key) => given[key]).filter((path) => typeof path === 'string');
  const pixels = Math.max(0, ...paths.map(pixelsOf));
  return leastMs + (Math.min(pixels, imageLimits.maxPixels) / 1_000_000) * msPerMegapixel;
}

/** What was sent says its size in many ways, and may lie: what it may have at most counts. */
const readingLimitOf = ({ maxPixels = imageLimits.maxPixels }: ThumbnailRequest): number =>
  readingMs.least + (maxPixels / 1_000_000) * readingMs.perMegapixel;

const pngStart = '89504e470d0a1a0a';

/** What a clean file's first bytes say: no decoder runs beside the server for it. */
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
    // The task itself tells what is wrong with its file.
    return 0;
  }
}
