import { expect, it } from 'vitest';
import { comparePoses, mouthOpenness } from './compare-poses.ts';
import { facePoints, headRotation } from '@tintory/imaging/faces';
import { drawnMesh } from './testing/drawn-face.ts';

const frame = { left: 0, top: 0, size: 100 };

function headOf(yaw: number, gap = 0) {
  const mesh = drawnMesh(frame);
  mesh[facePoints.lowerLipInner * 3 + 1] = (mesh[facePoints.lowerLipInner * 3 + 1] as number) + gap;
  const [cos, sin] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  for (let i = 0; i < mesh.length; i += 3) {
    const [x, z] = [mesh[i] as number, mesh[i + 2] as number];
    mesh[i] = x * cos - z * sin;
    mesh[i + 2] = x * sin + z * cos;
  }
  return { mesh, rotation: headRotation(mesh) };
}

it('measures how far a head is turned', () => {
  for (const yaw of [-35, -10, 0, 20]) {
    expect(headOf(yaw).rotation.yaw).toBeCloseTo(yaw, 0);
    expect(Math.abs(headOf(yaw).rotation.roll)).toBeLessThan(1);
  }
});

it.each([
  [5, 'good'],
  [12, 'good'],
  [-15, 'fair'],
  [24, 'poor'],
] as const)('calls a head turned by %i° a %s fit for one that looks ahead', (yaw, fit) => {
  expect(comparePoses(headOf(0), headOf(yaw)).fit).toBe(fit);
  expect(comparePoses(headOf(yaw), headOf(0)).fit).toBe(fit);
});

it('calls no fit good of heads in profile, alike as they may stand', () => {
  expect(comparePoses(headOf(26), headOf(28)).fit).toBe('good');
  expect(comparePoses(headOf(33), headOf(35)).fit).toBe('fair');
  expect(comparePoses(headOf(52), headOf(54)).fit).toBe('fair');
});

it('sees an open mouth, and refuses it on a closed one', () => {
  const [closed, ajar, open] = [headOf(0), headOf(0, 9), headOf(0, 25)];
  expect(mouthOpenness(closed.mesh)).toBeLessThan(0.05);
  expect(comparePoses(closed, ajar).fit).toBe('fair');
  expect(comparePoses(closed, open).fit).toBe('poor');
  expect(comparePoses(open, open).fit).toBe('good');
});

it('takes the short way round for heads that lean', () => {
  const { mesh, rotation } = headOf(0);
  const leaning = (roll: number) => ({ mesh, rotation: { ...rotation, roll } });
  expect(comparePoses(leaning(175), leaning(-175)).roll).toBeCloseTo(10, 6);
});

it.each([
  [0, 35, 'fair'],
  [0, 45, 'fair'],
  [0, 55, 'poor'],
  [-30, 30, 'fair'],
  [60, 60, 'poor'],
  [-75, 0, 'poor'],
] as const)('calls heads that lean by %i° and %i° a %s fit', (a, b, fit) => {
  const { mesh, rotation } = headOf(0);
  const leaning = (roll: number) => ({ mesh, rotation: { ...rotation, roll } });
  expect(comparePoses(leaning(a), leaning(b)).fit).toBe(fit);
  expect(comparePoses(leaning(b), leaning(a)).fit).toBe(fit);
});
