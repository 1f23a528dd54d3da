import { createPlane, smoothStep, type Plane } from '@tintory/pixels';

// Plain loops: a callback for each pixel of the many face masks would take most of a swap's time.

export function product(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = (a.data[i] as number) * (b.data[i] as number);
  }
  return out;
}

/** Pixelwise minimum. */
export function least(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = Math.min(a.data[i] as number, b.data[i] as number);
  }
  return out;
}

/** Pixelwise maximum. */
export function greatest(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = Math.max(a.data[i] as number, b.data[i] as number);
  }
  return out;
}

/** 0 up to `start`, then a smooth step to 1 over `1 / steepness`. */
export function riseFrom(plane: Plane, start: number, steepness: number): Plane {
  const out = createPlane(plane.width, plane.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = smoothStep(0, 1, ((plane.data[i] as number) - start) * steepness);
  }
  return out;
}
