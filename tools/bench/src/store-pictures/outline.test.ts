import { describe, expect, it } from 'vitest';
import { lathe } from './lathe.ts';
import { curve, hollow, outlineDistance, type Corner } from './outline.ts';
import { ball } from './solids.ts';
import { put } from './thing.ts';
import { clay } from './finishes.ts';

const can: Corner[] = [
  [0, 0],
  [1, 0],
  [1, 2],
  [0, 2],
];

describe('an outline', () => {
  it('is negative inside and as far as the nearest edge outside', () => {
    expect(outlineDistance(can, 0.75, 1)).toBeCloseTo(-0.25);
    expect(outlineDistance(can, 1.5, 1)).toBeCloseTo(0.5);
  });

  it('does not count the axis as an edge', () => {
    expect(outlineDistance(can, 0, 1)).toBeCloseTo(-1);
  });

  it('passes through its corners when it is bent', () => {
    const corners: Corner[] = [
      [0.4, 0],
      [0.9, 0.7],
      [0.3, 1.5],
    ];
    const line = curve(corners, 4);
    for (const corner of corners) expect(line).toContainEqual(corner);
  });

  it('leaves room inside a hollow body', () => {
    const cup = hollow(
      [
        [0.5, 0],
        [0.5, 0.5],
        [0.5, 1],
      ],
      0.1,
    );
    expect(outlineDistance(cup, 0, 0.7)).toBeGreaterThan(0);
    expect(outlineDistance(cup, 0.45, 0.7)).toBeLessThan(0);
  });
});

describe('a turned body', () => {
  it('is as far away as its outline, all around', () => {
    const { distance } = lathe(can);
    expect(distance(1.2, 1, 0)).toBeCloseTo(0.2, 2);
    expect(distance(0, 1, -1.2)).toBeCloseTo(0.2, 2);
    expect(distance(0.6, 1, 0.6)).toBeCloseTo(0.8485 - 1, 2);
  });
});

describe('a thing that is put somewhere', () => {
  it('is measured from its new place and in its new size', () => {
    const thing = [{ solid: ball([1, 0, 0], [0.5, 0.5, 0.5]), finish: clay('#ffffff') }];
    const moved = put(thing, { at: [0, 2, 0], turn: Math.PI / 2, size: 2 });
    const [part] = moved;
    const [x, y, z] = part?.solid.center ?? [0, 0, 0];
    expect([x, y, z].map((value) => Math.round(value * 1e6) / 1e6 + 0)).toEqual([0, 2, -2]);
    expect(part?.solid.distance(x, y, z)).toBeCloseTo(-1);
    expect(part?.solid.distance(x, y + 3, z)).toBeCloseTo(2);
  });
});
