import { jointNames, type BodyPose } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { hangsOnBody } from './looks-worn.ts';

const box = { x: 100, y: 100, width: 200, height: 400 };

/** @param scores of the shoulders and of the hips; places are shares of the box */
function pose(
  [shoulders, hips]: readonly [number, number],
  [apart, down]: readonly [number, number] = [0.6, 0.1],
  hipsDown = 0.5,
): BodyPose {
  const place = (side: number, share: number, score: number) => ({
    x: box.x + box.width * (0.5 + side / 2),
    y: box.y + box.height * share,
    score,
  });
  const none = Object.fromEntries(jointNames.map((name) => [name, { x: 0, y: 0, score: 0 }]));
  return {
    ...(none as BodyPose),
    leftShoulder: place(apart, down, shoulders),
    rightShoulder: place(-apart, down, shoulders),
    leftHip: place(0.3, hipsDown, hips),
    rightHip: place(-0.3, hipsDown, hips),
  };
}

it('sees clothes where shoulders and hips are where clothes have them', () => {
  expect(hangsOnBody(pose([0.3, 0.2]), box)).toBe(true);
});

it.each([
  ['joints that nobody is sure of', pose([0.1, 0.2])],
  ['shoulders halfway down, as a pot has them', pose([0.5, 0.5], [0.6, 0.45], 0.75)],
  ['shoulders next to each other, as a stalk has them', pose([0.5, 0.5], [0.2, 0.1])],
  ['hips at its very end, as a flower pot has them', pose([0.5, 0.5], [0.6, 0.1], 0.9)],
])('sees none in %s', (_, found) => {
  expect(hangsOnBody(found, box)).toBe(false);
});
