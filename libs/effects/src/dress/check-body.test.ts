import { expect, it } from 'vitest';
import { checkBody, checkOutline } from './check-body.ts';
import { jointNames, type BodyPose } from './kernels/body-pose.ts';

const size = { width: 400, height: 600 };
const joint = (x: number, y: number, score = 0.8) => ({ x, y, score });
const pose = {
  ...Object.fromEntries(jointNames.map((name) => [name, joint(200, 100)])),
  rightShoulder: joint(140, 200),
  leftShoulder: joint(260, 200),
  rightHip: joint(165, 380),
  leftHip: joint(235, 380),
} as BodyPose;

it('takes a person from the front as found', () => {
  expect(checkBody(pose, size)).toEqual(pose);
});

it('puts the hips below the border of a picture that ends at the waist', () => {
  const unseen = { leftHip: joint(230, 328, 0.1), rightHip: joint(170, 328, 0.1) };
  const { leftHip, rightHip } = checkBody({ ...pose, ...unseen }, { width: 400, height: 330 });
  expect(leftHip.y).toBeGreaterThan(330);
  expect(leftHip.x - rightHip.x).toBeGreaterThan(40);
});

it('tells an outline that is not of the person whose joints were found', () => {
  const outline = (value: number) => ({
    data: new Float32Array(size.width * size.height).fill(value),
    ...size,
  });
  expect(() => checkOutline(pose, outline(1))).not.toThrow();
  expect(() => checkOutline(pose, outline(0))).toThrow(expect.objectContaining({ code: 'NoBody' }));
});

it.each([
  ['a hip is hardly seen', { leftHip: joint(235, 380, 0.3) }],
  ['the hips are at the very border', { leftHip: joint(235, 597), rightHip: joint(165, 597) }],
  ['the shoulders are turned', { leftShoulder: joint(180, 200) }],
  ['a shoulder is hardly seen', { leftShoulder: joint(260, 200, 0.2) }],
  ['the head is beside the shoulders', { nose: joint(280, 150) }],
  ['the back is shown', { leftShoulder: joint(140, 200), rightShoulder: joint(260, 200) }],
])('refuses where %s', (_, changes) => {
  const changed = { ...pose, ...changes };
  expect(() => checkBody(changed, size)).toThrow(expect.objectContaining({ code: 'NoBody' }));
});
