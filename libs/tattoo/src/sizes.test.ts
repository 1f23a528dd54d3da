import { describe, expect, it } from 'vitest';
import { extentOf, type Placed } from './placed.ts';
import { compose } from './testing/compose.ts';

const side = (one: Placed | undefined): number => {
  const { left, right, top, bottom } = extentOf(one ? [one] : []);
  return Math.max(right - left, bottom - top);
};

/** The first motif's side in the second's. */
async function share(prompt: string, first: string, second: string): Promise<number> {
  const placed = await compose(prompt);
  const of = (motif: string) => placed.find((one) => one.motif.endsWith(motif));
  return side(of(first)) / side(of(second));
}

describe('a size in a prompt', () => {
  it.each([
    ['huge', 'wolf and a', 'small', 'bird', 'wolf-head', 'swallow'],
    ['big', 'lion and a', 'small', 'wolf', 'lion', 'wolf-head'],
    ['large', 'skull and a', 'tiny', 'rose', 'death-skull', 'rose'],
    ['big', 'skull under a', 'small', 'raven', 'death-skull', 'raven'],
    ['big', 'mountain with a', 'tiny', 'pine tree', 'peaks', 'pine-tree'],
    ['big', 'sun with a', 'small', 'star', 'sun', 'polar-star'],
    ['large', 'lion facing a', 'small', 'wolf', 'lion', 'wolf-head'],
  ])('shows a %s %s %s %s', async (big, one, small, other, first, second) => {
    const told = await share(`a ${big} ${one} ${small} ${other}`, first, second);
    const turned = await share(`a ${small} ${one} ${big} ${other}`, first, second);
    expect(told / turned).toBeGreaterThan(2.2);
    expect(told).toBeGreaterThan(1.2);
    expect(turned).toBeLessThan(1);
  });

  it('tells two of one kind apart', async () => {
    for (const prompt of ['a big wolf and a small wolf', 'a small wolf facing a big wolf']) {
      const sides = (await compose(prompt)).map(side).sort((a, b) => a - b);
      expect((sides[1] ?? 0) / (sides[0] ?? 1)).toBeGreaterThan(1.6);
    }
  });

  it('leaves skin free about a small motif that is alone', async () => {
    const [tiny, small, plain, giant] = await Promise.all(
      ['a tiny heart', 'a small heart', 'a heart', 'a huge heart'].map(async (prompt) =>
        side((await compose(prompt))[0]),
      ),
    );
    expect([tiny, small, plain, giant].map((at) => Math.round((at ?? 0) / 50) * 50)).toEqual([
      500, 700, 900, 900,
    ]);
  });
});
