import type { Box, Size } from '@tintory/paint-document';
import { ratioOf, type PaintSettings } from '../settings.ts';
import { dragBox, largestBox, moveBox } from './crop-box.ts';

/** A direction: -1, 0 or 1 each way. */
export type Nudge = { x: number; y: number };

/** What arrow keys do with a frame: move it or, with Shift, its right and lower sides. */
export function nudgeBox(
  box: Box | null,
  nudge: Nudge,
  resize: boolean,
  size: Size,
  { tool, ratio }: Pick<PaintSettings, 'tool' | 'ratio'>,
): Box {
  const step = Math.max(1, Math.round(Math.max(size.width, size.height) / 100));
  const dx = nudge.x * step;
  const dy = nudge.y * step;
  const from = box ?? largestBox(size, null);
  if (tool !== 'crop') {
    return resize
      ? { ...from, width: from.width + dx, height: from.height + dy }
      : { ...from, x: from.x + dx, y: from.y + dy };
  }
  if (!resize) return moveBox(from, dx, dy, size);
  return dragBox(from, dy === 0 ? 'e' : 's', dx, dy, size, ratioOf(ratio, size));
}
