import { expect, it } from 'vitest';
import type { RgbaImage } from '../rgba-image.ts';
import { drawImage } from '../testing/draw.ts';
import { thinEdges } from './thin-edges.ts';

const how = { sigma: 1.2, step: 0.8 };
const [dark, light] = [40, 210];

/** A slope of some pixels between two tones, as enlarging leaves it. */
const slope = (place: number, width: number) =>
  dark + (light - dark) / (1 + Math.exp(-place / width));
const ramp = (width: number, height = 40) =>
  drawImage(80, height, (x) => {
    const tone = Math.round(slope(x - 39.5, width));
    return [tone, tone, tone];
  });

const rowOf = ({ data, width }: RgbaImage, y: number) =>
  Array.from({ length: width }, (_, x) => data[(y * width + x) * 4] as number);

it('makes a soft edge steeper where it is, and nothing beside it lighter or darker', () => {
  const image = ramp(2.5);
  const before = rowOf(image, 20);
  for (let round = 0; round < 3; round += 1) thinEdges(image, how);
  const after = rowOf(image, 20);
  const steepest = (row: number[]) =>
    Math.max(...row.slice(1).map((value, i) => value - (row[i] as number)));
  expect(steepest(after)).toBeGreaterThan(1.15 * steepest(before));
  expect(Math.min(...after)).toBeGreaterThanOrEqual(Math.min(...before));
  expect(Math.max(...after)).toBeLessThanOrEqual(Math.max(...before));
  expect((after[39] as number) + (after[40] as number)).toBeCloseTo(dark + light, -1);
});

it('leaves what is even as it is', () => {
  const image = drawImage(40, 40, (x) => [120 + (x >> 3), 90, 60]);
  const before = Array.from(image.data);
  thinEdges(image, how);
  const most = before.reduce((max, v, i) => Math.max(max, Math.abs(v - (image.data[i] ?? 0))), 0);
  expect(most).toBeLessThanOrEqual(1);
});

it('shows no border between the bands it works on', () => {
  const image = ramp(2.5, 600);
  thinEdges(image, how);
  const row = rowOf(image, 300);
  for (let y = 8; y < 592; y += 1) expect(rowOf(image, y)).toEqual(row);
});
