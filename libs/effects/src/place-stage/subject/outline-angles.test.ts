import type { Plane } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { baseCurve } from './base-curve.ts';
import { boxCorner } from './box-corner.ts';
import { contactOf } from './contact.ts';
import { findRoll } from './find-roll.ts';
import { rimEllipse } from './rim-ellipse.ts';
import { silhouetteOf, type Silhouette } from './silhouette.ts';

const [width, height] = [320, 300];

function draw(isCovered: (x: number, y: number) => boolean): Silhouette {
  const data = Float32Array.from({ length: width * height }, (_, i) =>
    isCovered((i % width) + 0.5, Math.floor(i / width) + 0.5) ? 1 : 0,
  );
  const alpha: Plane = { data, width, height };
  const outline = silhouetteOf(alpha);
  if (!outline) throw new Error('Nothing was drawn.');
  return outline;
}

const sine = (angle: number) => Math.sin((angle * Math.PI) / 180);

/** A box rotated by this many degrees, seen at an angle. */
const box = (angle: number, turned: number) => {
  const [left, right] = [
    sine(angle) / Math.tan((turned * Math.PI) / 180),
    sine(angle) * Math.tan((turned * Math.PI) / 180),
  ];
  return draw((x, y) => {
    const rise = x < 160 ? (160 - x) * left : (x - 160) * right;
    return x > 70 && x < 250 && y > 60 && y < 270 - rise;
  });
};

/** A cup whose foot is hidden by its round belly. */
const cup = (angle: number) =>
  draw((x, y) => {
    const down = 70 * sine(angle);
    const inRim = ((x - 160) / 70) ** 2 + ((y - 80) / down) ** 2 < 1;
    return inRim || (Math.abs(x - 160) < 70 && y > 80 && y < 240);
  });

describe('the angle under which the ground was seen', () => {
  it.each([
    [12, 45],
    [20, 40],
    [28, 50],
  ])('is told by the corner of a box: %i degrees, turned by %i', (angle, turned) => {
    expect(Math.abs((boxCorner(box(angle, turned).low) ?? NaN) - angle)).toBeLessThan(2.5);
  });

  it('is not told by a box that is seen from its front', () => {
    const front = draw((x, y) => x > 60 && x < 260 && y > 50 && y < 250);
    expect(boxCorner(front.low)).toBeUndefined();
    expect(baseCurve(front.low)).toBe(7);
  });

  it.each([12, 22, 30])(
    'is told by the rim of a cup, and is more at its foot: %i degrees',
    (angle) => {
      expect(Math.abs((rimEllipse(cup(angle)) ?? NaN) - angle - 4)).toBeLessThan(3);
    },
  );

  it('is more the more a base curves', () => {
    const [flat, steep] = [box(10, 45), box(25, 45)].map(({ low }) => baseCurve(low) ?? NaN);
    expect(steep).toBeGreaterThan((flat ?? NaN) + 8);
  });
});

describe('what a thing stands on', () => {
  it('is each of its feet', () => {
    const stool = draw(
      (x, y) =>
        (y > 40 && y < 90 && x > 60 && x < 260) ||
        (y >= 90 &&
          ((x > 64 && x < 80 && y < 260) ||
            (x > 150 && x < 166 && y < 220) ||
            (x > 240 && x < 256 && y < 255))),
    );
    expect(contactOf(stool).feet.map(({ up }) => up > 0.1)).toEqual([false, true, false]);
  });
});

describe('how far a thing leans', () => {
  const bottle = (degrees: number) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), sine(degrees)];
    return draw((x, y) => {
      const [dx, dy] = [x - 160, y - 150];
      return Math.abs(dx * cos + dy * sin) < 40 && Math.abs(dy * cos - dx * sin) < 110;
    });
  };

  it.each([-5, 3])('is told by its axis and its foot: %i degrees', (degrees) => {
    expect(Math.abs(findRoll(bottle(degrees)) - degrees)).toBeLessThan(0.6);
  });

  it('is nothing where it stands upright, or only its axis leans', () => {
    expect(findRoll(bottle(0))).toBe(0);
    expect(
      findRoll(draw((x, y) => y > 40 && y < 260 && Math.abs(x - 120 - (260 - y) * 0.1) < 40)),
    ).toBe(0);
  });
});
