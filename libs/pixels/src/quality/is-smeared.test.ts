import { describe, expect, it } from 'vitest';
import { gaussianBlur } from '../filters/gaussian-blur.ts';
import type { Plane } from '../plane/rgba-image.ts';
import { drawPlane } from '../testing/draw.ts';
import { findEdges } from './find-edges.ts';
import { isSmeared } from './is-smeared.ts';

const side = 256;

/** Rings, which have edges of every direction, and slanted bars. */
const scene = gaussianBlur(
  drawPlane(side, side, (x, y) => {
    const ring = Math.hypot(x - 100, y - 110);
    if (ring < 80) return (ring / 27) % 2 < 1 ? 215 : 60;
    return x > 190 && (x + y / 3) % 60 < 29 ? 40 : 100 + (x + y) / 8;
  }),
  0.6,
);

/** Motion blur by `length` pixels. */
function moved(length: number, angle: number): Plane {
  const steps = 2 * length + 1;
  const at = (x: number, y: number) => {
    const [px, py] = [x, y].map((place) => Math.min(side - 1, Math.max(0, Math.round(place))));
    return scene.data[py * side + px];
  };
  return drawPlane(side, side, (x, y) => {
    let sum = 0;
    for (let i = 0; i < steps; i += 1) {
      const away = (i / (steps - 1) - 0.5) * length;
      sum += at(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
    }
    return sum / steps;
  });
}

const told = (plane: Plane) => isSmeared(findEdges([plane]));

describe('that a camera moved', () => {
  it.each([0, 0.5, 1.57, 2.4])('is seen by edges that are soft in one direction, %s', (angle) => {
    expect(told(moved(8, angle))).toBe(true);
    expect(told(moved(5, angle))).toBe(true);
  });

  it('is not said of a picture that is sharp, or softer in every direction alike', () => {
    for (const blur of [0, 1, 2, 3]) expect(told(gaussianBlur(scene, blur))).toBe(false);
  });

  it('is not said where all edges have one direction', () => {
    const bars = drawPlane(side, side, (x) => (x % 24 < 12 ? 60 : 200));
    expect(told(gaussianBlur(bars, 1))).toBe(false);
  });

  it('is not said where things of one direction lie out of focus', () => {
    const [sharp, soft] = [
      scene,
      gaussianBlur(
        drawPlane(side, side, (x) => (x % 40) * 5),
        3,
      ),
    ];
    expect(told(drawPlane(side, side, (x, y) => (x < 200 ? sharp : soft).data[y * side + x]))).toBe(
      false,
    );
  });
});
