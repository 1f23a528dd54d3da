import type { Plane } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { footEllipse } from './foot-ellipse.ts';
import { silhouetteOf } from './silhouette.ts';

const [width, height] = [200, 240];

function draw(isCovered: (x: number, y: number) => boolean): Plane {
  const data = Float32Array.from({ length: width * height }, (_, i) =>
    isCovered((i % width) + 0.5, Math.floor(i / width) + 0.5) ? 1 : 0,
  );
  return { data, width, height };
}

const findFootAngle = (alpha: Plane) => footEllipse(silhouetteOf(alpha)?.low ?? []);

/** A can seen at an angle, wider towards the top by `flare` pixels per row. */
const can = (angle: number, flare = 0) => {
  const [half, bottom] = [60, 210];
  const depth = half * Math.sin((angle * Math.PI) / 180);
  return draw((x, y) => {
    const across = Math.abs(x - 100);
    const above = bottom - depth - y;
    if (y < 60) return false;
    if (above > 0) return across < half + above * flare;
    return (across / half) ** 2 + (above / depth) ** 2 < 1;
  });
};

describe('the angle under which a foot was seen', () => {
  it.each([6, 10, 18, 28])('is found on a can at %i degrees', (angle) => {
    const found = findFootAngle(can(angle)) ?? NaN;
    expect(Math.abs(found - angle)).toBeLessThan(2.5);
  });

  it('is found on a pot that opens upwards', () => {
    expect(Math.abs((findFootAngle(can(16, 0.2)) ?? NaN) - 16)).toBeLessThan(3);
  });

  it.each<[string, Plane]>([
    ['a box', draw((x, y) => x > 40 && x < 160 && y > 60 && y < 210)],
    [
      'a stool',
      draw((x, y) => y > 60 && y < 210 && x > 40 && x < 160 && (y < 90 || x < 55 || x > 145)),
    ],
    ['nothing', draw(() => false)],
    ['a ball', draw((x, y) => Math.hypot(x - 100, y - 120) < 80)],
  ])('is not found on %s', (_, alpha) => {
    expect(findFootAngle(alpha)).toBeUndefined();
  });
});
