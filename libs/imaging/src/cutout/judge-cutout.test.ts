import type { Plane } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { judgeCutout } from './judge-cutout.ts';

const [width, height] = [120, 120];
const plane = (isThere: (x: number, y: number) => boolean): Plane => ({
  data: Float32Array.from({ length: width * height }, (_, i) =>
    isThere(i % width, Math.floor(i / width)) ? 1 : 0,
  ),
  width,
  height,
});

const isJug = (x: number, y: number) => Math.hypot(x - 45, y - 60) < 30;
const isBowl = (x: number, y: number) => Math.hypot(x - 95, y - 75) < 18;
const jug = plane(isJug);
const both = plane((x, y) => isJug(x, y) || isBowl(x, y));

it('finds nothing wrong where both passes saw what was cut out', () => {
  expect(judgeCutout(jug, { stretched: jug, framed: jug, together: jug })).toEqual({
    confidence: 1,
    warnings: [],
  });
});

it('says that a part may be missing which a pass saw', () => {
  const { confidence, warnings } = judgeCutout(jug, {
    stretched: both,
    framed: jug,
    together: both,
  });
  expect(warnings).toEqual(['part_missing']);
  expect(confidence).toBeLessThan(0.66);
});

it('says that a neighbour may have been kept which only one pass saw', () => {
  expect(judgeCutout(both, { stretched: both, framed: jug, together: jug }).warnings).toEqual([
    'neighbour_kept',
  ]);
});

it('says both where neither pass saw what was cut out', () => {
  const bowl = plane(isBowl);
  expect(judgeCutout(bowl, { stretched: jug, framed: jug, together: jug }).warnings).toEqual([
    'part_missing',
    'neighbour_kept',
  ]);
});

it('says of a subject that all sides of the picture cut off that it is larger', () => {
  const cross = plane((x, y) => Math.abs(x - 60) < 30 || Math.abs(y - 60) < 30);
  const { confidence, warnings } = judgeCutout(cross, {
    stretched: cross,
    framed: cross,
    together: cross,
  });
  expect(warnings).toEqual(['larger_than_picture']);
  expect(confidence).toBe(0.6);
});

it('says that a wine glass was cut out as if it were solid', () => {
  const box = { x: 0.1, y: 0.25, width: 0.5, height: 0.5, score: 0.6 };
  const judge = (kind: number) =>
    judgeCutout(jug, { stretched: jug, framed: jug, together: jug }, { boxes: [{ ...box, kind }] })
      .warnings;
  expect(judge(40)).toEqual(['see_through']);
  expect(judge(41)).toEqual([]);
  const clear = judgeCutout(jug, { stretched: jug, framed: jug, together: jug }, { isClear: true });
  expect(clear.warnings).toEqual(['see_through']);
});
