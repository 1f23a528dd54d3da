import { describe, expect, it } from 'vitest';
import { createRandom } from '../noise/random.ts';
import { drawImage } from '../testing/draw.ts';
import { createHoleLevel } from './hole-level.ts';
import { createPatchField } from './patch-field.ts';
import { measureMisfits, scatterSources, searchPatches } from './search-patches.ts';

describe('the search for patches', () => {
  it('stays near the hole where everything fits alike', () => {
    const random = createRandom(1);
    const [width, height] = [400, 90];
    const ground = drawImage(width, height, () => [random() * 255, 90, 90]);
    const hole = Uint8Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return x >= 40 && x < 60 && y >= 30 && y < 50 ? 1 : 0;
    });
    const level = createHoleLevel(ground, new Uint8ClampedArray(width * height), hole);
    const field = createPatchField(level);
    const search = { random, window: width };
    scatterSources(field, search);
    measureMisfits(field);
    for (let round = 0; round < 4; round += 1) {
      searchPatches(field, search, 1);
      searchPatches(field, search, -1);
    }
    const far = field.source.filter((at) => at % width > 150);
    expect(far.length / field.source.length).toBeLessThan(0.2);
  });
});
