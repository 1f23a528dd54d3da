import { expect, it } from 'vitest';
import { drawPlane } from '@tintory/pixels/testing';
import { findBrowsAndEyes } from './brows-and-eyes.ts';
import { drawnMesh } from './testing/drawn-face.ts';

const [width, height] = [180, 176];
const frame = { left: 30, top: 28, size: 120 };
const mesh = drawnMesh(frame);

/** The result for a face that is all skin except for this area. */
const find = (isOther: (u: number, v: number) => boolean) => {
  const trust = drawPlane(width, height, (x, y) =>
    isOther((x + 0.5 - frame.left) / frame.size, (y + 0.5 - frame.top) / frame.size) ? 0 : 1,
  );
  const found = findBrowsAndEyes(trust, mesh, frame.size);
  return (u: number, v: number) =>
    found.data[
      Math.floor(frame.top + v * frame.size) * width + Math.floor(frame.left + u * frame.size)
    ];
};

const isBrow = (u: number, v: number) => Math.abs(u - 0.34) < 0.1 && Math.abs(v - 0.25) < 0.03;
const isEye = (u: number, v: number) => Math.abs(u - 0.34) < 0.06 && Math.abs(v - 0.38) < 0.03;
const isTemple = (u: number) => u < 0.12;

it('finds a brow and an eye, and no skin around them', () => {
  const at = find((u, v) => isBrow(u, v) || isEye(u, v));
  expect(at(0.34, 0.25)).toBeGreaterThan(0.9);
  expect(at(0.34, 0.38)).toBeGreaterThan(0.9);
  expect(at(0.34, 0.31)).toBeLessThan(0.1);
  expect(at(0.66, 0.25)).toBe(0);
});

it('finds a brow whose end touches the hair, without the hair', () => {
  const isEnd = (u: number, v: number) => u < 0.34 && Math.abs(v - 0.26) < 0.012;
  const at = find((u, v) => isBrow(u, v) || isEnd(u, v) || isTemple(u));
  expect(at(0.34, 0.25)).toBeGreaterThan(0.9);
  expect(at(0.06, 0.26)).toBe(0);
});

it('takes a fringe over the brows for hair, and an eye below it for an eye', () => {
  const at = find((_, v) => v < 0.4);
  expect(at(0.34, 0.22)).toBe(0);
  expect(at(0.5, 0.3)).toBe(0);
  expect(at(0.34, 0.38)).toBeGreaterThan(0.9);
});
