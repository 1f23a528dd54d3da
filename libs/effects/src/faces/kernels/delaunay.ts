type Triangle = { corners: [number, number, number]; x: number; y: number; radius2: number };

/**
 * Delaunay triangulation by adding one point after another (Bowyer 1981, Watson 1981).
 *
 * @param points x, y of each; no two in one place
 * @returns three indices a triangle, all turning the same way
 */
export function triangulate(points: readonly number[]): Uint16Array {
  const count = points.length / 2;
  const all = [...points, ...aroundAll(points)];
  let triangles = [createTriangle(all, [count, count + 1, count + 2])];
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [all[i * 2] as number, all[i * 2 + 1] as number];
    const hit = (t: Triangle) => (t.x - x) ** 2 + (t.y - y) ** 2 < t.radius2;
    const opened = borderOf(triangles.filter(hit));
    triangles = triangles.filter((triangle) => !hit(triangle));
    for (const [from, to] of opened) triangles.push(createTriangle(all, [from, to, i]));
  }
  const inside = triangles.filter(({ corners }) => corners.every((corner) => corner < count));
  return Uint16Array.from(inside.flatMap(({ corners }) => corners));
}

/** The corners of a triangle so far around all points that it bends no edge of their hull. */
function aroundAll(points: readonly number[]): number[] {
  const reach = points.reduce((most, value) => Math.max(most, Math.abs(value)), 1) * 1_000;
  return [-reach, -reach, reach, -reach, 0, reach];
}

/** The edges that belong to one of the triangles only. */
function borderOf(triangles: readonly Triangle[]): [number, number][] {
  const edges = new Map<string, [number, number]>();
  for (const { corners } of triangles) {
    for (let i = 0; i < 3; i += 1) {
      const [from, to] = [corners[i] as number, corners[(i + 1) % 3] as number];
      if (!edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, [from, to]);
    }
  }
  return [...edges.values()];
}

function createTriangle(points: readonly number[], corners: [number, number, number]): Triangle {
  const [ax, ay, bx, by, cx, cy] = corners.flatMap((corner) => [
    points[corner * 2] as number,
    points[corner * 2 + 1] as number,
  ]) as [number, number, number, number, number, number];
  const [dx, dy, ex, ey] = [bx - ax, by - ay, cx - ax, cy - ay];
  const twice = 2 * (dx * ey - dy * ex);
  const [d2, e2] = [dx * dx + dy * dy, ex * ex + ey * ey];
  const [ux, uy] = [(ey * d2 - dy * e2) / twice, (dx * e2 - ex * d2) / twice];
  return { corners, x: ax + ux, y: ay + uy, radius2: ux * ux + uy * uy };
}
