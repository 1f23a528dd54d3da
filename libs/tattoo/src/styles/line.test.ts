import { createPlane } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { createDesign } from '../design.ts';
import { layOut } from '../layout.ts';
import { motifBounds } from '../motif-bounds.ts';
import { traceContours } from '../trace-contours.ts';
import { drawLine } from './line.ts';

it.each(['tintory/infinity', 'tintory/coiled-snake', 'lorc/wolf-head'])(
  'follows the form of %s with lines, not with ticks',
  async (motif) => {
    const boundsOf = await motifBounds([motif]);
    const placed = layOut([{ motif, name: motif, count: 1 }], 'none', boundsOf, 2);
    const drawn = drawLine(await createDesign(placed, 2));
    const [, folds = ''] = [...drawn.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path);
    for (const line of folds.split('M').filter(Boolean)) {
      expect(line.split('Q').length - 1).toBeGreaterThanOrEqual(26);
    }
  },
);

it('leaves out a contour that is shorter than it may be', () => {
  const plane = createPlane(12, 12);
  plane.data.fill(-1);
  plane.data[6 * 12 + 6] = 1;
  plane.data[6 * 12 + 7] = 1;
  expect(traceContours(plane, 0, 1)).not.toBe('');
  expect(traceContours(plane, 0, 1, 20)).toBe('');
});
