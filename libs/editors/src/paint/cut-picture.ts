import type { Stroke } from '@tintory/pixels';
import {
  createPicture,
  gather,
  type PaintDocument,
  type Picture,
  unhurried,
  withAlpha,
} from '@tintory/paint-document';
import type { Recut } from './recut-in-worker.ts';

/**
 * The picture on the stage as marks cut it, turned and cropped as it is; the document is left alone.
 *
 * @throws what `recut` does, and the signal's reason once nobody waits any more
 */
export async function cutPicture(
  { original, layers }: PaintDocument,
  marks: readonly Stroke[],
  recut: Recut,
  signal: AbortSignal,
): Promise<Picture> {
  const { picture: shown, placement } = layers;
  const alpha = await recut(marks, signal);
  signal.throwIfAborted();
  const whole = withAlpha(original, alpha);
  const pixels = await unhurried(gather(whole.pixels, placement, shown));
  signal.throwIfAborted();
  return createPicture(shown.width, shown.height, pixels.buffer);
}
