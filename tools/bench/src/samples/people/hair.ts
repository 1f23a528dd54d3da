import { noise } from '../noise.ts';
import { ellipsoid, smoothMax, smoothMin, type Distance } from '../shapes.ts';
import type { Person } from './person.ts';

/** What of the head hair leaves free: the face, up to the hairline. */
const face: Distance = (x, y, z) => ellipsoid(0, -0.28, 0.95, 0.74, 0.92, 0.98)(x, y, z);

const styles: Record<Person['cut'], (person: Person) => Distance> = {
  short: ({ width }) => {
    const cap = ellipsoid(0, 0.36, -0.24, 0.86 * width, 0.9, 0.95);
    const top = ellipsoid(0.08, 0.92, 0.1, 0.6 * width, 0.34, 0.6);
    return (x, y, z) => {
      const whole = combed(smoothMin(cap(x, y, z), top(x, y, z), 0.2), x, y, z);
      return smoothMax(smoothMax(whole, -face(x, y, z), 0.08), -(y + 0.25 + 0.3 * z), 0.1);
    };
  },
  bun: ({ width }) => {
    const cap = ellipsoid(0, 0.34, -0.24, 0.87 * width, 0.9, 0.96);
    const bun = ellipsoid(0, 1.32, -0.5, 0.4, 0.36, 0.38);
    return (x, y, z) => {
      const tight = smoothMax(combed(cap(x, y, z), x, y, z), -face(x, y, z), 0.06);
      const knot = combed(bun(x, y, z), x, y - 1.2, z + 0.5);
      return smoothMin(smoothMax(tight, -(y + 0.3), 0.12), knot, 0.06);
    };
  },
  bob: ({ width }) => {
    const cap = ellipsoid(0, 0.32, -0.24, 0.93 * width, 0.95, 1);
    const fall = ellipsoid(0, -0.35, -0.32, 0.97 * width, 0.95, 0.78);
    return (x, y, z) => {
      const whole = combed(smoothMin(cap(x, y, z), fall(x, y, z), 0.3), x, y, z);
      const open = smoothMax(whole, -face(x * 1.06, y, z), 0.08);
      return smoothMax(open, -(y + 0.98), 0.14);
    };
  },
};

/** Strands: fine furrows that run down from the parting. */
const strands = (x: number, y: number, z: number): number => {
  const around = Math.atan2(x, z + 0.2);
  return 0.022 * noise(around * 22, y * 1.6, 3) + 0.012 * noise(around * 60, y * 2.4, 8);
};

const combed = (d: number, x: number, y: number, z: number): number =>
  d > 0.12 ? d - 0.034 : d - strands(x, y, z);

export function createHair(person: Person): Distance {
  const shape = styles[person.cut](person);
  return (x, y, z) => shape(x, y, z) * 0.85;
}
