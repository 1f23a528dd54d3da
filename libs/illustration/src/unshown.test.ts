import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { homeOf } from './draw-place.ts';
import { emojiVocabulary } from './emoji-motifs.ts';
import { leaveUnshown } from './unshown.ts';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });

describe('two weathers', () => {
  it.each([
    ['a rainbow over a field in the rain', ['rainbow', 'rain']],
    ['a storm with a rainbow', ['storm', 'rainbow']],
    ['fog and falling rain', ['fog', 'rain']],
    ['a sunny day with rain', ['sunny', 'rain']],
  ])('are drawn together: %s', (prompt, weather) => {
    expect(scene(prompt).weather).toEqual(weather);
  });
});

describe('what the picture does not show', () => {
  it.each([
    ['a fish underwater in the rain', 'rain'],
    ['a rocket in space in a storm', 'storm'],
    ['a beach in winter', 'winter'],
    ['a sunny meadow at night', 'sunny'],
    ['a cat holding a fish', 'holding'],
    ['a bear carrying a car', 'carrying'],
  ])('is named, and not said to be understood: %s', (prompt, word) => {
    const { understood, unknown } = leaveUnshown(scene(prompt));
    expect(unknown).toEqual([word]);
    expect(understood).not.toContain(word);
  });

  it.each([
    'a meadow in winter',
    'a woman wearing a hat',
    'a girl holding a balloon',
    'eine Frau hält einen Regenschirm',
    'a room in the rain',
    'summer on a beach',
  ])('is nothing of: %s', (prompt) => {
    expect(leaveUnshown(scene(prompt)).unknown).toEqual([]);
  });

  it.each([
    ['a sunset under the stars', 'stars'],
    ['a meadow in spring and autumn', 'autumn'],
    ['a cat as line art', 'line art'],
  ])('is another time, season or style than the first: %s', (prompt, word) => {
    expect(scene(prompt).unknown).toEqual([word]);
  });
});

describe('a picture without a named place', () => {
  it.each([
    ['a girl with a red balloon', 'meadow'],
    ['a balloon', 'sky'],
    ['a man and a boat', 'beach'],
    ['a sailboat', 'sea'],
    ['a bed in the rain', 'meadow'],
  ])('is where nobody floats: %s', (prompt, place) => {
    expect(homeOf(scene(prompt))).toBe(place);
  });
});
