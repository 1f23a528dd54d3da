import { expect, it } from 'vitest';
import { motifBounds } from './motif-bounds.ts';
import { animals } from './motifs/animals.ts';
import { nature } from './motifs/nature.ts';
import { things } from './motifs/things.ts';
import { creditFor, tattooVocabulary } from './tattoo-motifs.ts';

const motifs = { ...animals, ...nature, ...things };

it('has ink for every motif, and an author unless it is our own', async () => {
  const boundsOf = await motifBounds(Object.keys(motifs));
  for (const motif of Object.keys(motifs)) {
    const { left, right, top, bottom } = boundsOf(motif);
    expect(right - left, motif).toBeGreaterThan(60);
    expect(bottom - top, motif).toBeGreaterThan(60);
    if (!motif.startsWith('tintory/')) expect(creditFor(motif)?.author, motif).toMatch(/^[A-Z]/);
  }
});

it('gives no name to two motifs', () => {
  const names = Object.values(motifs).flatMap((words) => words.split(', '));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it.each([
  ['wolves', 'lorc/wolf-head'],
  ['Schmetterling', 'tintory/butterfly'],
  ['وردة', 'lorc/rose'],
])('finds %s', (word, motif) => {
  expect(tattooVocabulary.find([word.toLowerCase()])?.motif).toBe(motif);
});
