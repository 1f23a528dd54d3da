import { expect, it } from 'vitest';
import type { RgbaImage } from '@tintory/pixels';
import { dressPerson, type Dressed } from './dress-person.ts';
import { box, drawBody, drawnPose, drawShirt } from './testing/drawn-body.ts';
import type { BodyPose } from './body-pose.ts';

type Shape = (x: number, y: number) => boolean;

const { person, alpha } = drawBody();
const tee: Shape = (x, y) => box(70, 60, 170, 240)(x, y) || box(25, 60, 215, 105)(x, y);
/** Long sleeves beside the body that part from it below the armpits. */
const sweater: Shape = (x, y) => {
  const [aside, lean] = [Math.abs(x - 120), (y - 60) * 0.12];
  if (y < 60 || y >= 260) return false;
  if (y < 110) return aside < 62 + lean;
  return (y < 200 && aside < 50) || (aside > 40 + lean && aside < 62 + lean && aside > 53);
};
const at = (x: number, y: number, score = 0.9) => ({ x, y, score });

const wear = (outline: Shape, pose: BodyPose = drawnPose) =>
  dressPerson({
    ...{ person, alpha, pose, kind: 'top' },
    ...drawShirt(outline, (x, y) => Math.hypot(x - 120, y - 55) < 20),
  }) as Dressed;

const isRed = ({ data, width }: RgbaImage, x: number, y: number) =>
  (data[(y * width + x) * 4] as number) - (data[(y * width + x) * 4 + 1] as number) > 70;

/** Number of red cloth pixels in a region of a picture. */
function redIn(picture: RgbaImage, is: Shape): number {
  let count = 0;
  for (let i = 0; i < picture.width * picture.height; i += 1) {
    const [x, y] = [i % picture.width, Math.floor(i / picture.width)];
    if (is(x, y) && isRed(picture, x, y)) count += 1;
  }
  return count;
}

it('draws no wing where the hem is scalloped', () => {
  const scallops: Shape = (x, y) => box(70, 239, 170, 250)(x, y) && Math.abs(x - 120) % 30 < 25;
  const { picture } = wear((x, y) => tee(x, y) || scallops(x, y));
  expect(redIn(picture, box(0, 0, 40, 360))).toBe(0);
  expect(redIn(picture, box(200, 0, 240, 360))).toBe(0);
  expect(isRed(picture, 66, 125)).toBe(true);
});

it('lets long sleeves follow an arm that is bent', () => {
  const bent = { ...drawnPose, rightElbow: at(38, 150), rightWrist: at(70, 190) };
  const { picture } = wear(sweater, bent);
  for (const [x, y] of [
    [60, 128],
    [42, 150],
    [55, 172],
  ] as const) {
    expect(isRed(picture, x, y)).toBe(true);
  }
  expect(redIn(picture, box(0, 80, 20, 360))).toBe(0);
  expect(redIn(picture, box(0, 200, 60, 360))).toBe(0);
});

it('finds sleeves that part from the body far down', () => {
  const low: Shape = (x, y) =>
    box(48, 60, 192, 190)(x, y) || box(70, 60, 170, 240)(x, y) || cuffs(x, y);
  const { picture } = wear(low);
  expect(isRed(picture, 60, 170)).toBe(true);
  expect(isRed(picture, 180, 170)).toBe(true);
});
const cuffs: Shape = (x, y) => box(48, 60, 66, 250)(x, y) || box(174, 60, 192, 250)(x, y);

it('keeps a sleeve short whose arm is not seen, and says so', () => {
  const hidden = { ...drawnPose, rightElbow: at(0, 0, 0.05), rightWrist: at(0, 0, 0.05) };
  const { picture, unclearArms } = wear(sweater, hidden);
  expect(redIn(picture, box(0, 170, 75, 360))).toBe(0);
  expect(isRed(picture, 76, 118)).toBe(true);
  expect(unclearArms).toBe(true);
});

it('leaves no piece of the own sleeve over the garment where an arm is hidden', () => {
  const behind = { ...drawnPose, rightElbow: at(96, 150, 0.4), rightWrist: at(104, 190, 0.4) };
  const short = drawBody('shortSleeves');
  const { picture } = dressPerson({
    ...{ ...short, pose: behind, kind: 'top' },
    ...drawShirt(tee, (x, y) => Math.hypot(x - 120, y - 55) < 20),
  }) as Dressed;
  for (let y = 130; y < 200; y += 5) expect(isRed(picture, 99, y)).toBe(true);
});
