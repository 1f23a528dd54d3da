import { describe, expect, it } from 'vitest';
import { readScene } from '../testing/place-prompt.ts';

describe('a jungle', () => {
  it.each([
    ['a tiger in a jungle', 'jungle'],
    ['a monkey in the rainforest', 'rainforest'],
    ['ein Tiger im Dschungel', 'dschungel'],
    ['نمر في الأدغال', 'ادغال'],
  ])('is a place of its own, without pines: %s', (prompt) => {
    const { place, unknown } = readScene(prompt);
    expect(place).toBe('jungle');
    expect(unknown).toEqual([]);
  });

  it('has the river and the forest that are told with it in one', () => {
    expect(readScene('a forest in the jungle')).toMatchObject({ place: 'jungle', unknown: [] });
  });
});
