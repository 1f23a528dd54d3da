import { expect, it } from 'vitest';
import { checkBody } from './check-body.ts';
import { jointNames, type BodyPose } from '@tintory/pixels';

const size = { width: 400, height: 600 };
const joint = (x: number, y: number, score = 0.8) => ({ x, y, score });
const pose = {
  ...Object.fromEntries(jointNames.map((name) => [name, joint(200, 100)])),
  rightShoulder: joint(140, 200),
  leftShoulder: joint(260, 200),
  rightHip: joint(165, 380),
  leftHip: joint(235, 380),
} as BodyPose;

it('takes a person from the front', () => {
  expect(() => checkBody(pose, size)).not.toThrow();
});

it.each([
  ['a hip is hardly seen', { leftHip: joint(235, 380, 0.3) }],
  ['the hips are at the very border', { leftHip: joint(235, 597), rightHip: joint(165, 597) }],
  ['the shoulders are turned', { leftShoulder: joint(180, 200) }],
  ['the back is shown', { leftShoulder: joint(140, 200), rightShoulder: joint(260, 200) }],
])('refuses where %s', (_, changes) => {
  const changed = { ...pose, ...changes };
  expect(() => checkBody(changed, size)).toThrow(expect.objectContaining({ code: 'NoBody' }));
});
