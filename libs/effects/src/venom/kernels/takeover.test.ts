import { describe, expect, it } from 'vitest';
import { drawnFace, portrait } from '../testing/draw-portrait.ts';
import { faceFrame } from './face-frame.ts';
import { takeover } from './takeover.ts';

const frame = faceFrame(drawnFace());
const { width, height } = portrait;

const taken = (intensity: number, side: -1 | 1 = -1, frames = [frame]) =>
  takeover({ width, height }, frames, { intensity, side, seed: 2 });

const shareOf = (plane: { data: Float32Array }) =>
  plane.data.reduce((sum, value) => sum + value) / plane.data.length;

describe('how far the symbiote has come', () => {
  it('is everywhere in the end', () => {
    expect(new Set(taken(1).data)).toEqual(new Set([1]));
  });

  it('grows with its intensity', () => {
    const shares = [0, 0.15, 0.3, 0.45].map((intensity) => shareOf(taken(intensity)));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeGreaterThan(0.35);
    expect(shares[0]).toBeLessThan(0.65);
  });

  it('comes from the side it is told, over one eye and not the other', () => {
    const [x, y] = [frame.middle[0] | 0, frame.middle[1] | 0];
    const eye = (frame.width * 0.25) | 0;
    for (const side of [-1, 1] as const) {
      const { data } = taken(0, side);
      expect(data[y * width + x + side * eye]).toBe(1);
      expect(data[y * width + x - side * eye]).toBe(0);
    }
  });

  it('takes half of each of two faces', () => {
    const mesh = frame.mesh.map((value, i) => value + (i % 3 === 0 ? 70 : 0));
    const other = faceFrame({ mesh });
    const { data } = taken(0, -1, [frame, other]);
    const row = (other.middle[1] | 0) * width;
    expect(data[row + ((other.middle[0] - other.width * 0.3) | 0)]).toBe(1);
    expect(data[row + ((other.middle[0] + other.width * 0.3) | 0)]).toBe(0);
  });
});
