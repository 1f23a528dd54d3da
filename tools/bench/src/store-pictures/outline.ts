/** A place on an outline: how far from the axis, how high. */
export type Corner = readonly [radius: number, height: number];

/** A smooth line through the corners (Catmull and Rom), `parts` pieces between two of them. */
export function curve(corners: readonly Corner[], parts = 10): Corner[] {
  const at = (i: number): Corner => corners[Math.min(corners.length - 1, Math.max(0, i))] ?? [0, 0];
  const line: Corner[] = [];
  for (let i = 0; i < corners.length - 1; i += 1) {
    for (let part = 0; part < parts; part += 1) {
      const t = part / parts;
      const bend = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      line.push([Math.max(0, bend(0)), bend(1)]);
    }
  }
  return [...line, at(corners.length - 1)];
}

/** The outline of something hollow: outside from foot to lip, a round lip, inside down to the floor. */
export function hollow(outside: readonly Corner[], wall: number, floor = wall): Corner[] {
  const [lipRadius, top] = outside.at(-1) ?? [0, 0];
  const lip: Corner[] = [0.25, 0.5, 0.75].map((t) => [
    lipRadius - (wall / 2) * (1 - Math.cos(Math.PI * t)),
    top + (wall / 2) * Math.sin(Math.PI * t),
  ]);
  const bottom = (outside[0]?.[1] ?? 0) + floor;
  const inside = outside
    .filter(([radius, height]) => height > bottom + 0.01 && radius > wall * 1.2)
    .map(([radius, height]): Corner => [radius - wall, height])
    .toReversed();
  const last = inside.at(-1)?.[0] ?? 0;
  return [
    [0, outside[0]?.[1] ?? 0],
    ...outside,
    ...lip,
    ...inside,
    [last * 0.9, bottom + 0.02],
    [last * 0.7, bottom],
    [0, bottom],
  ];
}

/** How far a place is from an outline that the axis closes; negative inside. */
export function outlineDistance(outline: readonly Corner[], r: number, y: number): number {
  let least = Infinity;
  let inside = false;
  for (let i = 0; i < outline.length; i += 1) {
    const [ar, ay] = outline[i] ?? [0, 0];
    const [br, by] = outline[(i + 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && r < ar + ((y - ay) / (by - ay)) * (br - ar)) inside = !inside;
    // The axis only closes the outline: it is no surface.
    if (ar === 0 && br === 0) continue;
    const [dr, dy] = [br - ar, by - ay];
    const length = dr * dr + dy * dy || 1;
    const h = Math.min(1, Math.max(0, ((r - ar) * dr + (y - ay) * dy) / length));
    least = Math.min(least, (r - ar - dr * h) ** 2 + (y - ay - dy * h) ** 2);
  }
  return inside ? -Math.sqrt(least) : Math.sqrt(least);
}
