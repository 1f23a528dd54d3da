type Size = { width: number; height: number };

/**
 * The part of an area that is printed on a size of another shape: its middle, as large as fits, in
 * the area's millimetres. The whole area for other sizes.
 */
export function trimArea(area: Size, size?: Size) {
  if (!size) return { x: 0, y: 0, width: area.width, height: area.height };
  const each = Math.min(area.width / size.width, area.height / size.height);
  const [width, height] = [size.width * each, size.height * each];
  return { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height };
}
