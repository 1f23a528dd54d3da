import { readPrompt } from '@tintory/prompts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withoutCrumbs } from './crumbs.ts';
import { createDesign } from './design.ts';
import { grid } from './grid.ts';
import { layOut } from './layout.ts';
import { motifBounds } from './motif-bounds.ts';
import { silhouette } from './silhouette.ts';
import { standIns } from './stand-ins.ts';
import { svgSheet } from './svg-sheet.ts';
import { tattooVocabulary } from './tattoo-motifs.ts';

const side = 400;
/** A hundredth of a motif that fills half of the sheet. */
const small = 120;

it.each([
  'a skull and a dagger',
  'a skull and two crossed swords',
  'lion and wolf',
  'cat and dog',
  'a skull and a snake',
  'a heart, a sword and two roses',
  'a skull surrounded by six roses',
  'an owl, a key and a moon',
  'bear and stag',
])('a cut leaves no crumbs: %s', async (prompt) => {
  const { things } = readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });
  const boundsOf = await motifBounds([...things.map(({ motif }) => motif), ...standIns]);
  const placed = layOut(things, 'none', boundsOf, 2);
  const { shapes } = await createDesign(placed, 2);
  let own = 0;
  for (const one of placed) own += await smallParts(silhouette(one));
  expect(await smallParts(shapes)).toBeLessThanOrEqual(own);
});

it('keeps what a motif has by itself, and what it is known by', () => {
  const ink = boxes([40, 40, 240, 120], [300, 80, 4, 4]);
  const cover = boxes([160, 40, 116, 120]);
  const { left, path } = withoutCrumbs(ink, cover);
  const inkAt = (x: number, y: number) => left[y * grid + x];
  expect([inkAt(100, 100), inkAt(278, 100), inkAt(302, 82)]).toEqual([255, 0, 255]);
  expect(path).toContain('M431.3 62.5h6.3');
  expect(withoutCrumbs(ink, new Uint8Array(ink.length))).toEqual({ left: ink, path: '' });
});

it('takes away what a cut left too thin, and nothing that was as thin before', () => {
  const ink = boxes([40, 40, 240, 120], [280, 60, 60, 3]);
  const cover = boxes([100, 44, 200, 10]);
  const { left } = withoutCrumbs(ink, cover);
  expect([left[42 * grid + 200], left[61 * grid + 320], left[100 * grid + 200]]).toEqual([
    0, 255, 255,
  ]);
});

/** A picture with ink in boxes: left, top, width, height. */
function boxes(...all: [number, number, number, number][]): Uint8Array {
  const ink = new Uint8Array(grid * grid);
  for (const [left, top, width, height] of all) {
    for (let y = top; y < top + height; y += 1) {
      ink.fill(255, y * grid + left, y * grid + left + width);
    }
  }
  return ink;
}

/** How many parts hang together in a drawing that nobody would make out. */
async function smallParts(content: string): Promise<number> {
  const alpha = await sharp(Buffer.from(svgSheet(content, side)))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  let count = 0;
  for (let i = 0; i < alpha.length; i += 1) {
    const size = clear(alpha, i);
    if (size > 0 && size < small) count += 1;
  }
  return count;
}

function clear(alpha: Uint8Array, start: number): number {
  const cells = (alpha[start] ?? 0) < 128 ? [] : [start];
  alpha[start] = 0;
  for (let i = 0; i < cells.length; i += 1) {
    for (const step of [1, -1, side, -side, side + 1, side - 1, 1 - side, -1 - side]) {
      const next = (cells[i] as number) + step;
      if ((alpha[next] ?? 0) < 128) continue;
      alpha[next] = 0;
      cells.push(next);
    }
  }
  return cells.length;
}
