import type { Box, ShapeKind } from '@tintory/paint-document';

type Point = { x: number; y: number };

const eighth = Math.PI / 4;

/** From where the pointer went down to where it is; kept straight: even sides, or eighths of a turn. */
export function dragShape(kind: ShapeKind, from: Point, to: Point, straight: boolean): Box {
  const width = to.x - from.x;
  const height = to.y - from.y;
  const box = { x: from.x, y: from.y, width, height };
  if (!straight) return box;
  if (kind === 'line' || kind === 'arrow') {
    const length = Math.hypot(width, height);
    const angle = Math.round(Math.atan2(height, width) / eighth) * eighth;
    return { ...box, width: Math.cos(angle) * length, height: Math.sin(angle) * length };
  }
  const side = Math.max(Math.abs(width), Math.abs(height));
  return { ...box, width: Math.sign(width) * side, height: Math.sign(height) * side };
}
