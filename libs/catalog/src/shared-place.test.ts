import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { hasPlace, sharedPlace } from './shared-place.ts';

const when = { key: 'background', in: ['studio'] } as const;
const fields: Field[] = [
  { key: 'image', kind: 'image' },
  {
    ...{ key: 'background', kind: 'choice', control: 'select' },
    ...{ options: ['studio', 'color'], default: 'studio' },
  },
  { key: 'studio', kind: 'place', when },
  { key: 'surface', kind: 'surface', when },
  { key: 'direction', kind: 'number', min: 0, max: 4, step: 1, default: 0, when },
  { key: 'depth', kind: 'number', min: 0, max: 100, step: 1, default: 50, when },
];
const decided = (values: Record<string, string | number>, from: object = result) =>
  sharedPlace(
    fields,
    Object.entries(values).map(([key, value]) => ({ key, value })),
    { ...from },
  );

const result = { place: 'cafe', surface: 'oak', direction: 2, proposals: ['cafe'], depth: 7 };

describe('what one picture decides for others in its place', () => {
  it('is whatever its options had left open', () => {
    expect(decided({})).toEqual([
      { key: 'studio', value: 'cafe' },
      { key: 'surface', value: 'oak' },
      { key: 'direction', value: 2 },
    ]);
  });

  it('is never what somebody chose', () => {
    expect(decided({ studio: 'park-lawn', direction: 3 })).toEqual([
      { key: 'surface', value: 'oak' },
    ]);
  });

  it('is nothing before a colour, and nothing that the result does not tell', () => {
    expect(decided({ background: 'color' })).toEqual([]);
    expect(hasPlace(fields, { background: 'color' })).toBe(false);
    expect(decided({}, { place: 'white-studio' })).toEqual([
      { key: 'studio', value: 'white-studio' },
    ]);
  });
});
