import { expect, it } from 'vitest';
import { bringsHair } from './brings-hair.ts';
import { drawnFace, drawnMesh } from './testing/drawn-face.ts';

const frame = { left: 260, top: 190, size: 480 };
const box = { x: frame.left, y: frame.top, width: frame.size, height: frame.size };

/** A face with hair over one half, turned by `yaw` degrees: the depth of its mesh is tilted. */
function brings(yaw: number, hairy = true): boolean {
  const image = drawnFace(900, 800, frame, [205, 158, 130], undefined, (u) => {
    if (!hairy || u < 0.58) return undefined;
    return Math.sin(u * 160) > 0 ? [222, 172, 140] : [120, 86, 66];
  });
  const slope = Math.tan((yaw * Math.PI) / 180);
  const mesh = drawnMesh(frame).map((value, i, all) =>
    i % 3 === 2 ? value + ((all[i - 2] as number) - frame.left - frame.size / 2) * slope : value,
  );
  return bringsHair(image, { box, mesh });
}

it('tells hair over a half of a head that is turned too far to be mirrored', () => {
  expect(brings(18) || brings(-18)).toBe(true);
});

it('tells none of a head that looks ahead, whose other half stands for it', () => {
  expect(brings(0)).toBe(false);
});

it('tells none of a bare face', () => {
  expect(brings(18, false) || brings(-18, false)).toBe(false);
});

it('tells strands over the half that would stand for the covered one', () => {
  const covered = (jaw: boolean) => {
    const image = drawnFace(900, 800, frame, [205, 158, 130], undefined, (u, v) => {
      if (u < 0.42) return [190, 150, 104];
      if (Math.hypot(u - 0.66, v - 0.38) < 0.04) return [20, 14, 12];
      if (!jaw || u < 0.6 || v < 0.55) return undefined;
      return Math.sin(u * 160) > 0 ? [222, 172, 140] : [120, 86, 66];
    });
    return bringsHair(image, { box, mesh: drawnMesh(frame) });
  };
  expect(covered(true)).toBe(true);
  expect(covered(false)).toBe(false);
});
