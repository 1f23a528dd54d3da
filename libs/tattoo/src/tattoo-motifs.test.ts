import { readPrompt } from '@tintory/prompts';
import { expect, it } from 'vitest';
import { motifBounds } from './motif-bounds.ts';
import { creditFor, motifs, tattooVocabulary } from './tattoo-motifs.ts';

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
  ['cobra', 'tintory/cobra'],
  ['كوبرا', 'tintory/cobra'],
  ['وردة', 'lorc/rose'],
])('finds %s', (word, motif) => {
  expect(tattooVocabulary.find([word.toLowerCase()])?.motif).toBe(motif);
});

const named = (prompt: string) =>
  readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' }).things.map(
    ({ motif }) => motif.split('/')[1],
  );

it.each([
  ['praying hands', ['praying-hands']],
  ['betende Hände mit Rosenkranz', ['praying-hands', 'rosary']],
  ['geisha', ['geisha']],
  ['valknut and a wolf', ['valknut', 'wolf-head']],
  ['a waterfall', ['waterfall']],
  ['شلال', ['waterfall']],
  ['a peace sign', ['peace']],
  ['hand of fatima', ['hamsa']],
  ['fingerprint', ['finger-print']],
  ['a sunflower in a circle', ['sunflower', 'circle']],
  ['trout on a fish hook', ['fishing', 'fishing-hook']],
  ['bow and arrow', ['pocket-bow']],
  ['king of hearts', ['card-king-hearts']],
  ['a queen of hearts card', ['card-queen-hearts']],
  ['planet saturn with rings', ['ringed-planet']],
  ['a knight on a horse', ['mounted-knight']],
  ['bear paw', ['paw-print']],
  ['octopus tentacles', ['octopus']],
  ['full moon', ['full-moon']],
  ['puzzle piece', ['jigsaw-piece']],
  ['crown of thorns', ['crown-of-thorns']],
])('knows what is asked for most: %s', (prompt, motifs) => {
  expect(named(prompt)).toEqual(motifs);
});

it.each([
  ['orion', ['stars-of-orion']],
  ['constellation of leo', ['stars-of-leo']],
  ['leo', ['lion']],
  ['gemini constellation and a moon', ['stars-of-gemini', 'moon']],
  ['gemini', ['gemini']],
  ['Sternbild großer Wagen', ['stars-of-big-dipper']],
  ['كوكبة الجبار', ['stars-of-orion']],
])('tells a constellation from the sign of its name: %s', (prompt, motifs) => {
  expect(named(prompt)).toEqual(motifs);
});

it.each([
  ['january birth flower', ['carnation']],
  ['birth flower for october', ['marigold']],
  ['Geburtsblume Juni', ['rose']],
])('knows the flowers of the months: %s', (prompt, motifs) => {
  expect(named(prompt)).toEqual(motifs);
});
