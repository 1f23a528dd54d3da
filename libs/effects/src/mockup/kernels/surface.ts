/** An area's shape on a view: millimetres from the view's top left corner. */
export type SurfaceShape =
  | { x: number; y: number; width: number; height: number; kind?: undefined }
  | { kind: 'cylinder'; middle: number; radius: number; top: number; sag: number; turn: number };

/** An area in millimetres; its print goes on beyond each edge by `bleed`. */
type AreaSize = { width: number; height: number; bleed: number };

/**
 * Where on an area a point of the view is, in millimetres of the area, and how much of a pixel there is
 * on it with its bleed; into `into`.
 */
export type ToArea = (x: number, y: number, into: Float64Array) => boolean;

/**
 * Maps a view's points to an area; false for points off the area.
 *
 * @param perMm pixels of the picture for each millimetre of the area
 */
export function toArea(shape: SurfaceShape, area: AreaSize, perMm: number): ToArea {
  if (shape.kind === undefined) {
    const [scaleX, scaleY] = [area.width / shape.width, area.height / shape.height];
    return (x, y, into) => {
      into[0] = (x - shape.x) * scaleX;
      into[1] = (y - shape.y) * scaleY;
      return cover(into, area, perMm);
    };
  }
  const { middle, radius, top, sag, turn } = shape;
  const turned = (turn * Math.PI) / 180;
  return (x, y, into) => {
    const off = (x - middle) / radius;
    if (Math.abs(off) >= 1) return false;
    // Orthographic: the camera is far away compared to the radius.
    into[0] = area.width / 2 + (Math.asin(off) + turned) * radius;
    into[1] = y - sag * Math.sqrt(1 - off * off) - (top - sag);
    return cover(into, area, perMm);
  };
}

/** A pixel on the edge of what is printed is covered in part. */
function cover(at: Float64Array, { width, height, bleed }: AreaSize, perMm: number): boolean {
  const x = at[0] as number;
  const y = at[1] as number;
  const across = Math.min(x + bleed, width + bleed - x) * perMm + 0.5;
  const down = Math.min(y + bleed, height + bleed - y) * perMm + 0.5;
  at[2] = Math.min(1, Math.max(0, across)) * Math.min(1, Math.max(0, down));
  return at[2] > 0;
}
