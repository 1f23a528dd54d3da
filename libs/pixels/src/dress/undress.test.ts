import { expect, it } from 'vitest';
import { createPlane, type RgbaImage } from '../rgba-image.ts';
import { distanceToLine } from './body-frame.ts';
import { pointOf } from './body-pose.ts';
import { dressPerson } from './dress-person.ts';
import { drawBody, drawnPose, drawShirt } from './testing/drawn-body.ts';

const tanned = [168, 108, 80] as const;
const cloth = [120, 130, 140] as const;

/** Someone whose arms, bare below the elbow, are browner than the face. */
function drawTanned() {
  const { person, alpha } = drawBody();
  const data = new Uint8ClampedArray(person.data);
  const cover = createPlane(alpha.width, alpha.height);
  const { leftShoulder, leftElbow, leftWrist, rightShoulder, rightElbow, rightWrist } = drawnPose;
  const [sleeves, forearms] = [
    [leftShoulder, leftElbow, rightShoulder, rightElbow].map(pointOf),
    [leftElbow, leftWrist, rightElbow, rightWrist].map(pointOf),
  ] as const;
  cover.data.forEach((_, i) => {
    const place = [(i % alpha.width) + 0.5, Math.floor(i / alpha.width) + 0.5] as const;
    const isNear = ([a, b, c, d]: typeof sleeves, reach: number) =>
      !!a &&
      !!b &&
      !!c &&
      !!d &&
      Math.min(distanceToLine(place, a, b), distanceToLine(place, c, d)) < reach;
    const [isForearm, isSleeve] = [isNear(forearms, 7), isNear(sleeves, 9)];
    if (isForearm) data.set(tanned, i * 4);
    if (isSleeve) data.set(cloth, i * 4);
    cover.data[i] = isForearm || isSleeve ? 1 : (alpha.data[i] as number);
  });
  return { person: { ...person, data }, alpha: cover };
}

const { person, alpha } = drawTanned();
const { garment, garmentAlpha } = drawShirt();
const dressed = dressPerson({
  person,
  alpha,
  pose: drawnPose,
  garment,
  garmentAlpha,
  kind: 'top',
}) as RgbaImage;

const colorAt = (x: number, y: number) =>
  [...dressed.data.subarray((y * dressed.width + x) * 4, (y * dressed.width + x) * 4 + 3)] as [
    number,
    number,
    number,
  ];

it('paints an arm that was sleeved with the colour of what is seen of the arms', () => {
  for (const [x, y] of [
    [172, 142],
    [68, 142],
  ] as const) {
    colorAt(x, y).forEach((value, c) =>
      expect(Math.abs(value - (tanned[c] as number))).toBeLessThan(26),
    );
  }
});

it('leaves nothing of an old sleeve before a garment without sleeves', () => {
  for (let y = 132; y < 150; y += 2) {
    for (let x = 60; x < 180; x += 1) {
      const [red, , blue] = colorAt(x, y);
      expect(blue - red, `${x}, ${y}`).toBeLessThan(12);
    }
  }
});
