import { expect, it } from 'vitest';
import type { RgbaImage } from '@tintory/pixels';
import { box, drawBody, drawnPose, drawShirt } from './testing/drawn-body.ts';
import { wear } from './testing/wear.ts';

const { person, alpha } = drawBody();
const dress = (shirt: ReturnType<typeof drawShirt>) =>
  wear({ person, alpha, pose: drawnPose, ...shirt, kind: 'top' });
const at = ({ data, width }: RgbaImage, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];

it('shows a hood on both sides of the neck, and the neck before it', () => {
  const ball = (x: number, y: number) => Math.hypot((x - 120) / 38, (y - 40) / 34) < 1;
  const jumper = (x: number, y: number) =>
    box(60, 62, 180, 250)(x, y) || box(20, 62, 220, 120)(x, y);
  const outline = (x: number, y: number) =>
    jumper(x, y) || ball(x, y) || box(84, 40, 156, 66)(x, y);
  const dressed = dress(drawShirt(outline, () => false));
  for (const x of [98, 142]) {
    const [red = 0, green = 0, blue = 0] = at(dressed, x, 84);
    expect(red - green).toBeGreaterThan(60);
    expect(red - blue).toBeGreaterThan(60);
  }
  expect(at(dressed, 120, 84)).toEqual(at(person, 120, 84));
  expect(at(dressed, 120, 40)).toEqual(at(person, 120, 40));
});

it('shows the dark inside of a collar beside the neck', () => {
  const dressed = dress(drawShirt());
  const seen = [100, 101, 102, 103, 104, 105, 106, 107].flatMap((x) =>
    [84, 86, 88, 90, 92, 94].map((y) => at(dressed, x, y)),
  );
  const isInside = ([red = 0, green = 0]: number[]) => red > 70 && red < 130 && green < 60;
  expect(seen.filter(isInside).length).toBeGreaterThan(3);
});
