import { expect, it } from 'vitest';
import { createDesign } from '../design.ts';
import { layOut } from '../layout.ts';
import { motifBounds } from '../motif-bounds.ts';
import { drawBlackwork } from './blackwork.ts';

async function heartOf(motif: string): Promise<string> {
  const boundsOf = await motifBounds([motif]);
  const placed = layOut([{ motif, name: motif, count: 1 }], 'none', boundsOf, 2);
  const drawn = drawBlackwork(await createDesign(placed, 2));
  return /<clipPath id="heart"><path [^>]*d="([^"]*)"/.exec(drawn)?.[1] ?? '';
}

it('has a pattern in a broad body', async () => {
  expect(await heartOf('skoll/hearts')).not.toBe('');
});

it('leaves solid what has room for a scrap of a pattern alone', async () => {
  const boundsOf = await motifBounds(['lorc/rose']);
  const placed = layOut([{ motif: 'lorc/rose', name: 'rose', count: 1 }], 'mandala', boundsOf, 2);
  expect(drawBlackwork(await createDesign(placed, 2))).toContain('d=""');
});

it('leaves petals solid that are too narrow for more than ticks of a pattern', async () => {
  const open = (await heartOf('tintory/mandala')).split('M').length - 1;
  // That is the disc in its middle.
  expect(open).toBeLessThanOrEqual(1);
});
