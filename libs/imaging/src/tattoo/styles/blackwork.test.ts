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

it('leaves petals solid that are too narrow for more than ticks of a pattern', async () => {
  const open = (await heartOf('tintory/mandala')).split('M').length - 1;
  // That is the disc in its middle.
  expect(open).toBeLessThanOrEqual(1);
});
