import { describe, expect, it } from 'vitest';
import { toLab, createRandom } from '@tintory/pixels';
import { drawImage } from '@tintory/pixels/testing';
import { labClusters, nearestColor } from './lab-clusters.ts';

describe('the few colours of a picture', () => {
  it('are its colours when it has no more, the lightest first', () => {
    const flag = drawImage(30, 20, (x) => (x < 10 ? [20, 30, 120] : [240, 240, 235]));
    const colors = labClusters(toLab(flag), 2);
    expect(colors.map(([l]) => Math.round(l))).toEqual([95, 18]);
  });

  it('keep a small patch of its own colour', () => {
    const patch = drawImage(60, 60, (x, y) =>
      x < 5 && y < 5 ? [220, 30, 30] : [100 + x, 100 + x, 100 + x],
    );
    const reds = labClusters(toLab(patch), 4).filter(([, a]) => a > 50);
    expect(reds).toHaveLength(1);
  });

  it('are all found, and not by luck', () => {
    for (let seed = 30; seed < 42; seed += 1) {
      const random = createRandom(seed);
      const inks = Array.from({ length: 7 }, () => [0, 0, 0].map(() => random() * 255));
      const stripes = toLab(
        drawImage(70, 30, (x, y) => {
          const noise = (((y * 70 + x) * 7) % 9) - 4;
          const [red = 0, green = 0, blue = 0] = inks[Math.floor(x / 10)] ?? [];
          return [red + noise, green + noise, blue + noise];
        }),
      );
      const colors = labClusters(stripes, inks.length);
      const nearest = inks.map((_, stripe) => {
        const [l, a, b] = [stripes.l, stripes.a, stripes.b].map(
          ({ data }) => data[stripe * 10 + 5],
        );
        return nearestColor(colors, l ?? 0, a ?? 0, b ?? 0);
      });
      expect(new Set(nearest).size).toBe(inks.length);
    }
  });

  it('are fewer than asked for when the picture is of one colour', () => {
    const flat = drawImage(20, 20, () => [90, 120, 60]);
    expect(labClusters(toLab(flat), 6)).toHaveLength(1);
  });
});
