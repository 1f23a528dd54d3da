import { expect, it } from 'vitest';
import { widthOf } from './item-size.ts';
import { itemOf, placePrompt } from './testing/place-prompt.ts';

it('draws a small thing larger where the picture is of it alone', async () => {
  const alone = itemOf(await placePrompt('a mushroom'), /mushroom/);
  const beside = itemOf(await placePrompt('a mushroom and a fox'), /mushroom/);
  expect(widthOf(alone)).toBeGreaterThan(widthOf(beside) * 1.5);
});

it('leaves an animal its size, and a house', async () => {
  for (const [motif, one, two] of [
    [/^cat$/, 'a cat', 'a cat and a ball'],
    [/^house$/, 'a house', 'a house and a ball'],
  ] as const) {
    const [first, second] = [
      itemOf(await placePrompt(one), motif),
      itemOf(await placePrompt(two), motif),
    ];
    expect(widthOf(first) / widthOf(second)).toBeLessThan(1.3);
  }
});
