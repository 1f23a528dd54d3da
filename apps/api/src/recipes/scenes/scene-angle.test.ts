import { describe, expect, it } from 'vitest';
import { readAngle } from './scene-angle.ts';

describe('a camera that looks down', () => {
  it.each([
    ['on a wooden table from above', 'on a wooden table', ['from above']],
    ['on linen, seen from above', 'on linen,', ['seen from above']],
    ['Flat lay!', '', ['flat lay']],
    ['Flat lay on marble', 'on marble', ['flat lay']],
    ['flatlay, marble', ', marble', ['flatlay']],
    ['top view on concrete', 'on concrete', ['top view']],
    ['a top-down shot on wood', 'a shot on wood', ['top-down']],
    ['bird’s-eye view on grass', 'on grass', ['bird’s-eye view']],
    ['overhead shot on sand', 'on sand', ['overhead shot']],
    ['auf Marmor von oben', 'auf Marmor', ['von oben']],
    ['Draufsicht auf Holz', 'auf Holz', ['draufsicht']],
    ['aus der Vogelperspektive auf Holz', 'auf Holz', ['aus der vogelperspektive']],
    ['على الرخام من الأعلى', 'على الرخام', ['من الأعلى']],
    ['منظر علوي على الخشب', 'على الخشب', ['منظر علوي']],
  ])('is found in “%s”', (prompt, rest, words) => {
    const angle = readAngle(prompt);
    expect(angle.rest.replaceAll(/\s+/g, ' ').trim()).toBe(rest);
    expect(angle.words).toEqual(words);
  });

  it.each([
    'soft light from above on marble',
    'lit from above, wood',
    'overhead lights, concrete',
    'sun shining from above on grass',
    'weiches Licht von oben auf Holz',
    'not from above, on wood',
    'no flat lay, on wood',
    'nicht von oben, auf Holz',
    'ضوء من الأعلى على الرخام',
    'on a shelf above the sea',
    'a view from above the clouds',
    'topview-brand on wood',
    '',
  ])('is none in “%s”', (prompt) => {
    expect(readAngle(prompt)).toEqual({ rest: prompt, words: [] });
  });
});
