import { expect, it } from 'vitest';
import { createPlane } from '@tintory/pixels';
import { distanceToLine } from './body-frame.ts';
import { pointOf } from './body-pose.ts';
import { dressPerson, type Dressed } from './dress-person.ts';
import { box, crossedPose, drawBody, drawnPose, drawShirt } from './testing/drawn-body.ts';

const tanned = [168, 108, 80] as const;
const cloth = [120, 130, 140] as const;

/** A person whose arms, bare below the elbow, are browner than the face. */
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
const dressing = { person, alpha, pose: drawnPose, kind: 'top' } as const;
const underVest = dressPerson({ ...dressing, ...drawShirt() }) as Dressed;
const shortSleeves = (x: number, y: number) =>
  box(60, 40, 180, 220)(x, y) || box(8, 44, 232, 100)(x, y);
const longSleeves = (x: number, y: number) =>
  box(60, 40, 180, 220)(x, y) ||
  box(30, 40, 210, 62)(x, y) ||
  box(30, 40, 50, 250)(x, y) ||
  box(190, 40, 210, 250)(x, y);
const underTee = dressPerson({ ...dressing, ...drawShirt(shortSleeves) }) as Dressed;

const colorAt = ({ picture: { data, width } }: Dressed, x: number, y: number) =>
  [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)] as [number, number, number];

it('paints what is left of a sleeve below a slightly shorter one with the colour of the arms', () => {
  expect(underTee.overSleeves).toBe(false);
  for (const x of [177, 63]) {
    colorAt(underTee, x, 158).forEach((value, c) =>
      expect(Math.abs(value - (tanned[c] as number))).toBeLessThan(26),
    );
  }
});

it('says so where much of an old sleeve becomes skin, and not where it stays', () => {
  expect(underTee).toMatchObject({ looseClothes: true });
  expect(underVest).toMatchObject({ looseClothes: false });
});

it('leaves sleeves as they are under a garment without any: a shirt that is worn underneath', () => {
  expect(underVest.overSleeves).toBe(true);
  for (const [x, y] of [
    [172, 142],
    [68, 142],
  ] as const) {
    expect(colorAt(underVest, x, y)).toEqual([...cloth]);
  }
});

it('leaves nothing of an old sleeve before a garment without sleeves', () => {
  for (let y = 140; y < 200; y += 4) {
    for (let x = 92; x < 148; x += 1) {
      const [red, , blue] = colorAt(underVest, x, y);
      expect(red - blue, `${x}, ${y}`).toBeGreaterThan(60);
    }
  }
});

it('paints no second arm below a bare one whose wrist was found a little aside', () => {
  const { person: crossed, alpha: outline } = drawBody('crossedArm');
  const pose = { ...crossedPose, rightWrist: { ...crossedPose.rightWrist, y: 190 } };
  const wearer = { person: crossed, alpha: outline, pose, kind: 'top' } as const;
  const worn = dressPerson({ ...wearer, ...drawShirt(shortSleeves) }) as Dressed;
  for (let x = 100; x < 118; x += 1) {
    const [red, green] = colorAt(worn, x, 184);
    expect(red - green, `${x}`).toBeGreaterThan(100);
  }
});

it('says where a long sleeve goes around a sharply bent elbow', () => {
  const { person: crossed, alpha: outline } = drawBody('crossedArm');
  const wearer = { person: crossed, alpha: outline, pose: crossedPose, kind: 'top' } as const;
  const sweater = dressPerson({ ...wearer, ...drawShirt(longSleeves) });
  expect(sweater).toMatchObject({ unclearArms: true });
  expect(underTee).toMatchObject({ unclearArms: false });
});

it.each([
  [0, false],
  [16, true],
])('says whether clothes that are %i pixels wider had to be painted over', (wider, isLoose) => {
  const worn = drawTanned();
  for (let i = 0; i < worn.alpha.data.length; i += 1) {
    const [x, y] = [i % person.width, Math.floor(i / person.width)];
    if (!box(76 - wider, 96, 164 + wider, 214)(x, y)) continue;
    worn.alpha.data[i] = 1;
    worn.person.data.set(cloth, i * 4);
  }
  const vest = dressPerson({ ...worn, pose: drawnPose, kind: 'top', ...drawShirt() });
  expect(vest).toMatchObject({ looseClothes: isLoose });
});
