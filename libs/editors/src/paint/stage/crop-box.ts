import type { Box, Size } from '@tintory/paint-document';

/** An edge or corner by compass, or the box as a whole. */
export type Handle = 'n' | 'e' | 's' | 'w' | 'nw' | 'ne' | 'se' | 'sw' | 'move';

const least = 8;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The part of a box at a point; `reach` is the tolerance. */
export function handleAt(box: Box, x: number, y: number, reach: number): Handle | null {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  if (x < box.x - reach || x > right + reach || y < box.y - reach || y > bottom + reach)
    return null;
  // In a small box the handles shrink, so that its middle can still be grabbed.
  const across = Math.min(reach, box.width / 3);
  const down = Math.min(reach, box.height / 3);
  const row = y < box.y + down ? 'n' : y > bottom - down ? 's' : '';
  const column = x < box.x + across ? 'w' : x > right - across ? 'e' : '';
  return `${row}${column}` || 'move';
}

/** The box after a handle is dragged, inside the picture, in whole pixels, at the ratio asked for. */
export function dragBox(
  box: Box,
  handle: Handle,
  dx: number,
  dy: number,
  size: Size,
  ratio: number | null,
): Box {
  if (handle === 'move') return moveBox(box, dx, dy, size);
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const west = handle.includes('w') ? within(box.x + dx, 0, right - least) : box.x;
  const north = handle.includes('n') ? within(box.y + dy, 0, bottom - least) : box.y;
  const east = handle.includes('e') ? within(right + dx, west + least, size.width) : right;
  const south = handle.includes('s') ? within(bottom + dy, north + least, size.height) : bottom;
  const free = { x: west, y: north, width: east - west, height: south - north };
  return whole(ratio ? atRatio(free, handle, ratio, size) : free);
}

/** The box moved, as far as the picture reaches. */
export const moveBox = (box: Box, dx: number, dy: number, size: Size): Box =>
  whole({
    ...box,
    x: within(box.x + dx, 0, size.width - box.width),
    y: within(box.y + dy, 0, size.height - box.height),
  });

/** The largest box of a ratio in the middle of the picture; all of it without one. */
export function largestBox(size: Size, ratio: number | null): Box {
  if (!ratio) return { x: 0, y: 0, ...size };
  const width = Math.min(size.width, size.height * ratio);
  const height = width / ratio;
  return whole({ x: (size.width - width) / 2, y: (size.height - height) / 2, width, height });
}

/** The opposite side stays where it is. */
function atRatio(box: Box, handle: Handle, ratio: number, size: Size): Box {
  const byHeight = handle === 'n' || handle === 's';
  const wanted = byHeight ? box.height * ratio : box.width;
  const roomX = handle.includes('w') ? box.x + box.width : size.width - box.x;
  const roomY = handle.includes('n') ? box.y + box.height : size.height - box.y;
  const width = Math.max(least, Math.min(wanted, roomX, roomY * ratio));
  const height = width / ratio;
  return {
    x: handle.includes('w') ? box.x + box.width - width : box.x,
    y: handle.includes('n') ? box.y + box.height - height : box.y,
    width,
    height,
  };
}

function whole({ x, y, width, height }: Box): Box {
  const left = Math.round(x);
  const top = Math.round(y);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}
