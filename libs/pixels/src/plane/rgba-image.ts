/** A decoded picture: sRGB, four bytes a pixel, upright, rows without padding. */
export type RgbaImage = {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
};

/** One number a pixel. */
export type Plane = { data: Float32Array; width: number; height: number };

export const createPlane = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
});

/**
 * Maps each value into a new plane of the same size. A plain loop is several times as fast: a
 * callback shared by many callers is not inlined, and boxes its numbers.
 */
export function mapPlane(plane: Plane, change: (value: number, index: number) => number): Plane {
  const { data, width, height } = plane;
  const out = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 1) out[i] = change(data[i], i);
  return { data: out, width, height };
}

/** Rescales values linearly to 0 … 1; a flat plane becomes 0. */
export function normalizePlane(plane: Plane): Plane {
  const { data, width, height } = plane;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < data.length; i += 1) {
    const value = data[i];
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const range = high - low;
  const out = createPlane(width, height);
  if (range <= 1e-9) return out;
  for (let i = 0; i < data.length; i += 1) out.data[i] = (data[i] - low) / range;
  return out;
}
