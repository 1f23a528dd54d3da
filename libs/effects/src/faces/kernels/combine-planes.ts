import { createPlane, smoothStep, type Plane } from '@tintory/pixels';

// Plain loops: faces have so many masks that a callback for each of their pixels is most of a swap.

export function product(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = (a.data[i] as number) * (b.data[i] as number);
  }
  return out;
}

/** The smaller of both at each place. */
export function least(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = Math.min(a.data[i] as number, b.data[i] as number);
  }
  return out;
}

/** The greater of both at each place. */
export function greatest(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = Math.max(a.data[i] as number, b.data[i] as number);
  }
  return out;
}

/** 0 up to `start`, and from there smoothly to 1, the sooner the steeper. */
export function riseFrom(plane: Plane, start: number, steepness: number): Plane {
  const out = createPlane(plane.width, plane.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = smoothStep(0, 1, ((plane.data[i] as number) - start) * steepness);
  }
  return out;
}
