import { describe, expect, it } from 'vitest';
import { createLightImage } from '../panorama/light-image.ts';
import { measureLight } from '../panorama/measure-light.ts';
import { scoreDirection } from './score-direction.ts';

/** Structure ahead, nothing behind, a low sun on the right. */
function drawPlace() {
  const panorama = createLightImage(256, 128);
  for (const { data } of panorama) {
    for (let i = 0; i < data.length; i += 1) {
      const [x, y] = [i % 256, Math.floor(i / 256)];
      const isAhead = x > 80 && x < 176;
      data[i] = isAhead && Math.floor(x / 8 + y / 8) % 2 ? 0.2 : 1;
      if (Math.hypot(x - 192, y - 50) < 3) data[i] = 400;
    }
  }
  return { panorama, light: measureLight(panorama, 1) };
}

const place = drawPlace();
const plain = { brightness: 0.5, lightSide: 0 };
const score = (yaw: number, subject = plain) =>
  scoreDirection(place, { yaw, pitch: 5, isFirst: false }, subject);

describe('a direction', () => {
  it('is better with structure behind the subject', () => {
    expect(score(0)).toBeGreaterThan(score(180));
  });

  it('is worse with the sun behind the subject', () => {
    expect(score(90)).toBeLessThan(score(180));
  });

  it('is better with the light from the side of the photograph', () => {
    const [left, right] = [-1, 1].map((lightSide) => score(0, { ...plain, lightSide })) as [
      number,
      number,
    ];
    expect(right).toBeGreaterThan(left);
  });
});
