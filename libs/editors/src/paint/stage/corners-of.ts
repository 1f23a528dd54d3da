import type { Box } from '@tintory/paint-document';

/** The corner handles of a frame, with arms along both sides. */
export function cornersOf({ x, y, width, height }: Box, longest: number): string {
  const [right, bottom] = [x + width, y + height];
  const arm = Math.min(longest, width / 3, height / 3);
  return (
    `M${x} ${y + arm}V${y}h${arm}M${right - arm} ${y}H${right}v${arm}` +
    `M${right} ${bottom - arm}V${bottom}h${-arm}M${x + arm} ${bottom}H${x}v${-arm}`
  );
}
