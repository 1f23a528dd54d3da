import type { Plane } from '@tintory/pixels';

/** For each of a cell's 16 cases the edges (0 top, 1 right, 2 bottom, 3 left) its lines join. */
const segments: readonly (readonly [number, number])[][] = [
  [], [[3, 2]], [[2, 1]], [[3, 1]], [[1, 0]], [[3, 0], [1, 2]], [[2, 0]], [[3, 0]],
  [[0, 3]], [[0, 2]], [[0, 1], [2, 3]], [[0, 1]], [[1, 3]], [[1, 2]], [[2, 3]], [],
]; // prettier-ignore

/**
 * The closed lines along which a plane passes a level, as SVG path data (marching squares; Lorensen
 * and Cline, SIGGRAPH 1987, in two dimensions). What is above the level lies to the right; with
 * the even-odd rule the path fills it.
 *
 * @param scale units of the path to a pixel of the plane
 * @param least points that a line has, or it is left out: about one to a pixel
 */
export function traceContours(plane: Plane, level: number, scale: number, least = 6): string {
  const next = new Map<number, number>();
  const points = new Map<number, [number, number]>();
  const { data, width, height } = plane;
  const edgeKey = (x: number, y: number, edge: number): number => {
    const cell = y * width + x;
    if (edge === 0) return cell * 2;
    if (edge === 2) return (cell + width) * 2;
    return edge === 3 ? cell * 2 + 1 : (cell + 1) * 2 + 1;
  };
  const place = (key: number) => {
    if (points.has(key)) return;
    const from = key >> 1;
    const to = key % 2 === 0 ? from + 1 : from + width;
    const [a, b] = [data[from] as number, data[to] as number];
    const t = (level - a) / (b - a);
    const [x, y] = [(from % width) + 0.5, Math.floor(from / width) + 0.5];
    points.set(key, key % 2 === 0 ? [x + t, y] : [x, y + t]);
  };
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const i = y * width + x;
      const shape =
        ((data[i] as number) > level ? 8 : 0) +
        ((data[i + 1] as number) > level ? 4 : 0) +
        ((data[i + width + 1] as number) > level ? 2 : 0) +
        ((data[i + width] as number) > level ? 1 : 0);
      if (shape === 0 || shape === 15) continue;
      for (const [a, b] of segments[shape] as (readonly [number, number])[]) {
        const [from, to] = [edgeKey(x, y, a), edgeKey(x, y, b)];
        place(from);
        place(to);
        next.set(from, to);
      }
    }
  }
  return joinLoops(next, points, scale, least);
}

function joinLoops(
  next: Map<number, number>,
  points: Map<number, [number, number]>,
  scale: number,
  least: number,
): string {
  let path = '';
  for (const start of next.keys()) {
    const loop: [number, number][] = [];
    for (let at: number | undefined = start; at !== undefined;) {
      const following = next.get(at);
      if (following === undefined) break;
      next.delete(at);
      loop.push(points.get(at) as [number, number]);
      at = following;
    }
    if (loop.length >= least) path += loopPath(loop, scale);
  }
  return path;
}

/** Every other point, as quadratic curves through the middles: corners of pixels vanish. */
function loopPath(loop: [number, number][], scale: number): string {
  const kept = loop.filter((_, i) => i % 2 === 0);
  const show = (value: number) => (value * scale).toFixed(1).replace(/\.0$/, '');
  const middle = (i: number) => {
    const [a, b] = [kept[i] as [number, number], kept[(i + 1) % kept.length] as [number, number]];
    return `${show((a[0] + b[0]) / 2)} ${show((a[1] + b[1]) / 2)}`;
  };
  let path = `M${middle(kept.length - 1)}`;
  kept.forEach(([x, y], i) => {
    path += `Q${show(x)} ${show(y)} ${middle(i)}`;
  });
  return `${path}Z`;
}
