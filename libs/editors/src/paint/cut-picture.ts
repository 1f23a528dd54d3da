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
 * The stage's picture cut by the marks, with its rotation and crop; the document is unchanged.
 * @throws the errors of `recut`, and the signal's reason after an abort
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
