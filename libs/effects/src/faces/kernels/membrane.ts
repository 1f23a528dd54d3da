import { resizePlane, createPlane, type Plane } from '@tintory/pixels';

/** Up to this many pixels, sweeps alone converge quickly. */
const coarsest = 64;
const coarseSweeps = 60;
const sweeps = 12;

/**
 * The smoothest surface through known values: the minimum of |∇f|² + weight · (f - values)², the
 * membrane of seamless cloning (Pérez et al., SIGGRAPH 2003). Cascadic multigrid (Bornemann and
 * Deuflhard 1996): each level starts from the coarser solution, so that a few Gauss-Seidel sweeps
 * suffice.
 *
 * @param weight 0 for unknown values, large (1e6) for certain ones
 * @returns a plane of the same size; 0 if nothing is known anywhere
 */
export function membrane(values: Plane, weight: Plane): Plane {
  const { width, height } = values;
  const smallest = Math.min(width, height) <= 2 || width * height <= coarsest;
  const field = smallest ? createPlane(width, height) : enlarged(values, weight);
  if (smallest) field.data.fill(meanOf(values, weight));
  for (let i = 0; i < (smallest ? coarseSweeps : sweeps); i += 1) sweep(field, values, weight);
  return field;
}

function enlarged(values: Plane, weight: Plane): Plane {
  const small = halve(values, weight);
  const field = membrane(small.values, small.weight);
  const { width, height } = values;
  return resizePlane(field, width, height);
}

/** Halves both sides; weights add up, because each stands for an area. */
function halve(values: Plane, weight: Plane): { values: Plane; weight: Plane } {
  const [width, height] = [Math.ceil(values.width / 2), Math.ceil(values.height / 2)];
  const small = { values: createPlane(width, height), weight: createPlane(width, height) };
  for (let i = 0; i < values.data.length; i += 1) {
    const known = weight.data[i] as number;
    if (known === 0) continue;
    const [x, y] = [i % values.width, Math.floor(i / values.width)];
    const at = (y >> 1) * width + (x >> 1);
    small.weight.data[at] = (small.weight.data[at] as number) + known;
    small.values.data[at] = (small.values.data[at] as number) + known * (values.data[i] as number);
  }
  for (const [i, known] of small.weight.data.entries()) {
    if (known > 0) small.values.data[i] = (small.values.data[i] as number) / known;
  }
  return small;
}

function meanOf(values: Plane, weight: Plane): number {
  let [sum, total] = [0, 0];
  for (const [i, known] of weight.data.entries()) {
    sum += known * (values.data[i] as number);
    total += known;
  }
  return total > 0 ? sum / total : 0;
}

/** One Gauss-Seidel sweep in place, with a free border. */
function sweep({ data, width, height }: Plane, values: Plane, weight: Plane): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const known = weight.data[at] as number;
      let sum = known * (values.data[at] as number);
      let pull = known;
      if (x > 0) {
        sum += data[at - 1] as number;
        pull += 1;
      }
      if (x < width - 1) {
        sum += data[at + 1] as number;
        pull += 1;
      }
      if (y > 0) {
        sum += data[at - width] as number;
        pull += 1;
      }
      if (y < height - 1) {
        sum += data[at + width] as number;
        pull += 1;
      }
      if (pull > 0) data[at] = sum / pull;
    }
  }
}
