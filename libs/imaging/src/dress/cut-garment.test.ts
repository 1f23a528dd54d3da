import { join } from 'node:path';
import { shrinkImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { readRgba } from '../files/read-rgba.ts';
import { cutGarment } from './cut-garment.ts';

/** The project's own drawings of what its sandbox store sells. */
const store = join(import.meta.dirname, '../../../../tools/sandbox/assets/store');

it.each([
  ['a toy whose ears stand up as straps do', 'felt-rabbit-1.jpg'],
  ['a vase whose flowers reach out as sleeves do', 'dried-flower-vase-3.jpg'],
])('refuses %s as a garment', async (_, file) => {
  const image = shrinkImage(await readRgba(join(store, file)), 800);
  await expect(cutGarment(image)).rejects.toMatchObject({ code: 'InvalidInput' });
});
