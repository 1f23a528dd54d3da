import type { Plane } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { alignFace, alike, faceStructure, type Point } from './face-structure.ts';

type Look = { brows: number; mouth: number };

/** A plain face of lines, at a size, a place and a tone of its own. */
function drawFace({ brows, mouth }: Look, scale: number, tone: number) {
  const [width, height] = [Math.round(120 * scale), Math.round(120 * scale)];
  const data = Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) / scale, Math.floor(i / width) / scale];
    const onEye = Math.min(Math.hypot(x - 42, y - 50), Math.hypot(x - 78, y - 50)) < 5;
    const across = Math.min(Math.abs(x - 42), Math.abs(x - 78));
    const onBrow = across < 11 && Math.abs(y - 38 - brows * across) < 2.5;
    const onMouth = Math.abs(x - 60) < 16 && Math.abs(y - 84 + mouth * Math.abs(x - 60)) < 2.5;
    return onEye || onBrow || onMouth ? tone * 0.3 : tone;
  });
  const inner = [
    [36, 50],
    [48, 50],
    [72, 50],
    [84, 50],
    [60, 66],
    [44, 84],
    [76, 84],
    [60, 82],
    [60, 86],
  ].map(([x = 0, y = 0]): Point => [x * scale, y * scale]);
  const luma: Plane = { data, width, height };
  return faceStructure(alignFace(luma, inner));
}

const calm = { brows: 0, mouth: 0 };
const cross = { brows: -0.6, mouth: -0.5 };

describe('the structure of a face', () => {
  it('is the same at another size and in another skin', () => {
    expect(alike(drawFace(calm, 2, 220), drawFace(calm, 3, 120))).toBeGreaterThan(0.9);
  });

  it('is nearer to the same face in another skin than to another face in the same one', () => {
    const face = drawFace(cross, 2, 200);
    const same = alike(face, drawFace(cross, 2.5, 110));
    expect(same).toBeGreaterThan(alike(face, drawFace(calm, 2, 200)) + 0.15);
  });

  it('is wholly like itself', () => {
    const face = drawFace(cross, 2, 200);
    expect(alike(face, face)).toBeCloseTo(1, 6);
  });
});
