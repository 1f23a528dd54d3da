import { expect, it } from 'vitest';
import { focusEvidence } from './focus-evidence.ts';
import { toLab } from '../color/lab.ts';
import { drawImage, valueAt } from '../testing/draw.ts';

const side = 80;

/** A sharp square in the middle, a blurred disc of a strong colour in a corner. */
const scene = drawImage(side, side, (x, y) => {
  if (Math.max(Math.abs(x - 40), Math.abs(y - 40)) < 14) return [40, 150, 90];
  const glow = Math.min(1, Math.max(0, (14 - Math.hypot(x - 14, y - 14)) / 12));
  return [40 + 180 * glow, 42 + 60 * glow, 50 + 120 * glow];
});

it('speaks for what is sharp and against what is out of focus, however colourful', () => {
  const evidence = focusEvidence(toLab(scene));
  expect(valueAt(evidence, 40, 40)).toBeGreaterThan(2);
  expect(valueAt(evidence, 14, 14)).toBeLessThan(-2);
  expect(valueAt(evidence, 70, 10)).toBeLessThan(-2);
});

it('knows nothing of a picture without an edge', () => {
  const flat = drawImage(20, 20, () => [120, 130, 140]);
  expect(focusEvidence(toLab(flat)).data.every((value) => value === 0)).toBe(true);
});

it('does not speak for anything where everything is textured alike', () => {
  const texture = drawImage(side, side, (x, y) => {
    const value = 90 + (((x * 73) ^ (y * 151)) % 80);
    return [value, value, value];
  });
  const { data } = focusEvidence(toLab(texture));
  expect(data.filter((value) => value > 1).length).toBeLessThan(data.length / 10);
});
