import { describe, expect, it } from 'vitest';
import { toLab } from '../lab.ts';
import { drawImage } from '../testing/draw.ts';
import { labClusters } from './lab-clusters.ts';

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

  it('are fewer than asked for when the picture is of one colour', () => {
    const flat = drawImage(20, 20, () => [90, 120, 60]);
    expect(labClusters(toLab(flat), 6)).toHaveLength(1);
  });
});
