import type { Box } from '@tintory/paint-document';

/** The corners of a frame, each with arms along both sides: what a pointer takes hold of. */
export function cornersOf({ x, y, width, height }: Box, longest: number): string {
  const [right, bottom] = [x + width, y + height];
  const arm = Math.min(longest, width / 3, height / 3);
  return (
    `M${x} ${y + arm}V${y}h${arm}M${right - arm} ${y}H${right}v${arm}` +
    `M${right} ${bottom - arm}V${bottom}h${-arm}M${x + arm} ${bottom}H${x}v${-arm}`
  );
}
