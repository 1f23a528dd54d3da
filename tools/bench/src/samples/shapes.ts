/** Distance from a point to a surface, negative inside; in units of about ten centimetres. */
export type Distance = (x: number, y: number, z: number) => number;

/** `Math.hypot` guards against overflow, which costs most of the time a picture takes. */
export const length = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);

/** Good enough for shading: exact only on the surface. */
export const ellipsoid =
  (cx: number, cy: number, cz: number, rx: number, ry: number, rz: number): Distance =>
  (x, y, z) => {
    const [ax, ay, az] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const k0 = length(ax, ay, az);
    const k1 = length(ax / rx, ay / ry, az / rz);
    return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  };

/** A box around a centre; `round` is the radius of its edges. */
export const box =
  (center: Point, half: Point, round: number): Distance =>
  (x, y, z) => {
    const qx = Math.abs(x - center[0]) - half[0] + round;
    const qy = Math.abs(y - center[1]) - half[1] + round;
    const qz = Math.abs(z - center[2]) - half[2] + round;
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return outside + Math.min(Math.max(qx, qy, qz), 0) - round;
  };

export type Point = [x: number, y: number, z: number];

/** A rod with round ends whose radius goes from the one to the other. */
export const rod =
  ([ax, ay, az]: Point, [bx, by, bz]: Point, from: number, to: number): Distance =>
  (x, y, z) => {
    const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
    const along = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz);
    const h = Math.min(1, Math.max(0, along));
    return length(x - ax - dx * h, y - ay - dy * h, z - az - dz * h) - from - (to - from) * h;
  };

/** The nearer of two, joined by a fillet of about `blend`. */
export function smoothMin(a: number, b: number, blend: number): number {
  const h = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - h * h * blend * 0.25;
}

/** What two have in common, its edge rounded by about `blend`. */
export const smoothMax = (a: number, b: number, blend: number): number => -smoothMin(-a, -b, blend);

/** Between 0 and 1, smoothly, as `value` goes from one edge to the other. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
