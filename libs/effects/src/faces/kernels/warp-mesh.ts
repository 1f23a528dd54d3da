import { crop, stretchImage, type RgbaImage, sampleBicubic } from '@tintory/pixels';
import { faceOval } from '@tintory/imaging/faces';
import { faceTriangles } from './face-triangles.ts';

/** Least factor of reduction: a face hardly larger is blurred enough by sampling. */
const leastReduction = 1.15;

/**
 * Warps a face from one mesh to another, triangle by triangle (piecewise affine). A larger source
 * is averaged down first against aliasing.
 *
 * @param from the source's mesh: x, y, z in its pixels
 * @param to the target mesh, in pixels of the result
 * @returns a picture of this size, transparent outside triangles and source
 */
export function warpMesh(
  source: RgbaImage,
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
): RgbaImage {
  const { image, mesh } = reduce(source, from, Math.sqrt(ovalArea(from) / ovalArea(to)));
  const out: Raster = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const triangles = faceTriangles();
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = triangles.subarray(i, i + 3) as unknown as [number, number, number];
    drawTriangle(image, mesh, out, to, [a * 3, b * 3, c * 3]);
  }
  return out;
}

/** The picture cropped to the mesh, scaled down by this factor. */
function reduce(source: RgbaImage, mesh: Float32Array, factor: number) {
  if (factor <= leastReduction) return { image: source, mesh };
  const across = reach(mesh, 0, source.width, factor);
  const down = reach(mesh, 1, source.height, factor);
  const part = crop(source, {
    x: across.from,
    y: down.from,
    width: across.size,
    height: down.size,
  });
  const width = Math.max(1, Math.round(across.size / factor));
  const height = Math.max(1, Math.round(down.size / factor));
  const scales = [width / across.size, height / down.size, 1];
  const origin = [across.from, down.from, 0];
  const moved = mesh.map((value, i) => {
    const axis = i % 3;
    return (value - (origin[axis] as number)) * (scales[axis] as number);
  });
  return { image: stretchImage(part, width, height), mesh: moved };
}

/** The range of pixels on an axis that mesh and sampling need; at least one. */
function reach(mesh: Float32Array, axis: 0 | 1, length: number, factor: number) {
  const places = mesh.filter((_, i) => i % 3 === axis);
  const margin = factor * 3;
  const from = Math.min(length - 1, Math.max(0, Math.floor(Math.min(...places) - margin)));
  const end = Math.max(from + 1, Math.min(length, Math.ceil(Math.max(...places) + margin)));
  return { from, size: end - from };
}

/** Area inside the face's border in pixels, by the shoelace formula. */
function ovalArea(mesh: Float32Array): number {
  const twice = faceOval.reduce((sum, point, i) => {
    const next = faceOval[(i + 1) % faceOval.length] as number;
    const [x1, y1] = [mesh[point * 3] as number, mesh[point * 3 + 1] as number];
    const [x2, y2] = [mesh[next * 3] as number, mesh[next * 3 + 1] as number];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
  return Math.max(1, Math.abs(twice) / 2);
}

type Raster = RgbaImage & { data: Uint8ClampedArray };

function drawTriangle(
  source: RgbaImage,
  from: Float32Array,
  out: Raster,
  to: Float32Array,
  corners: readonly [number, number, number],
): void {
  const [a, b, c] = corners;
  const [ax, ay] = [to[a] as number, to[a + 1] as number];
  const [bx, by] = [(to[b] as number) - ax, (to[b + 1] as number) - ay];
  const [cx, cy] = [(to[c] as number) - ax, (to[c + 1] as number) - ay];
  const area = bx * cy - by * cx;
  if (Math.abs(area) < 1e-6) return;
  const [sx, sy] = [from[a] as number, from[a + 1] as number];
  const [ux, uy] = [(from[b] as number) - sx, (from[b + 1] as number) - sy];
  const [vx, vy] = [(from[c] as number) - sx, (from[c + 1] as number) - sy];
  const top = Math.max(0, Math.floor(ay + Math.min(0, by, cy)));
  const bottom = Math.min(out.height, Math.ceil(ay + Math.max(0, by, cy)));
  const left = Math.max(0, Math.floor(ax + Math.min(0, bx, cx)));
  const right = Math.min(out.width, Math.ceil(ax + Math.max(0, bx, cx)));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
      const u = (px * cy - py * cx) / area;
      const v = (py * bx - px * by) / area;
      if (u < -1e-9 || v < -1e-9 || u + v > 1 + 1e-9) continue;
      sampleBicubic(
        source,
        sx + u * ux + v * vx,
        sy + u * uy + v * vy,
        out.data,
        (y * out.width + x) * 4,
      );
    }
  }
}
