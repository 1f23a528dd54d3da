import { expect, it } from 'vitest';
import { bodyFrame } from './body-frame.ts';
import { personLayers } from './person-layers.ts';
import { drawBody, drawnPose } from './testing/drawn-body.ts';

function layersOf(...more: Parameters<typeof drawBody>) {
  const { person, alpha } = drawBody(...more);
  const { hair, clothes } = personLayers(person, alpha, drawnPose, bodyFrame(drawnPose, alpha));
  const at = (x: number, y: number) => ({
    hair: hair.data[y * hair.width + x] ?? 0,
    clothes: clothes.data[y * clothes.width + x] ?? 0,
  });
  return at;
}

it('takes the dark inside of a collar for clothes, not for hair', () => {
  const at = layersOf('darkCollar');
  for (const x of [104, 136]) {
    expect(at(x, 88).hair).toBeLessThan(0.1);
    expect(at(x, 88).clothes).toBeGreaterThan(0.5);
  }
  expect(at(120, 18).hair).toBeGreaterThan(0.9);
});

it('takes hair that falls beside the neck for hair', () => {
  const at = layersOf('longHair');
  for (const y of [70, 88, 110, 130]) expect(at(95, y).hair).toBeGreaterThan(0.9);
});
