import type { RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { grabCut, seeds } from './grab-cut.ts';

const [width, height] = [120, 90];

/** So many colours on both sides that where the mixtures start decides where the border lies. */
function colorful(): { image: RgbaImage; seed: Uint8Array } {
  const data = new Uint8ClampedArray(width * height * 4);
  const seed = new Uint8Array(width * height);
  for (let i = 0; i < seed.length; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const patch = Math.floor(x / 9) * 31 + Math.floor(y / 7) * 57;
    data.set([(patch * 37) % 256, (patch * 91 + x) % 256, (patch * 53 + y * 2) % 256, 255], i * 4);
    const far = Math.hypot(x - 60, y - 45);
    if (far < 12) seed[i] = seeds.foreground;
    else if (far < 38) seed[i] = far < 26 ? seeds.maybeForeground : seeds.maybeBackground;
  }
  return { image: { data, width, height }, seed };
}

it('finds the same mask each time it is asked', async () => {
  const { image, seed } = colorful();
  const first = await grabCut(image, seed, 2);
  for (let again = 0; again < 4; again += 1) {
    expect(Buffer.compare(await grabCut(image, seed, 2), first)).toBe(0);
  }
});
