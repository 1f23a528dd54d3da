import { describe, expect, it } from 'vitest';
import { hasWord, toggleWord } from './toggle-word.ts';

const dragon = { word: 'dragon', others: ['dragn', 'drag'] };

describe('a suggested word', () => {
  it('takes the place of the one it is offered for, wherever that stands as a whole word', () => {
    expect(toggleWord('a dragn, and a dragnet of one dragn', dragon)).toBe(
      'a dragon, and a dragnet of one dragon',
    );
  });

  it('keeps the capital of the word it replaces', () => {
    expect(toggleWord('Dragn', dragon)).toBe('Dragon');
    expect(toggleWord('Ein Leuchttrum', { word: 'leuchtturm', others: ['leuchttrum'] })).toBe(
      'Ein Leuchtturm',
    );
  });

  it('takes the place of another that was chosen before', () => {
    expect(toggleWord('a drag', dragon)).toBe('a dragon');
  });

  it('makes room for the first again when it is chosen once more', () => {
    expect(toggleWord('a dragon', dragon)).toBe('a dragn');
  });

  it('comes to the end where the other is not there any more', () => {
    expect(toggleWord('', dragon)).toBe('dragon');
    expect(toggleWord('a moon ', dragon)).toBe('a moon dragon');
  });

  it('is left where it stands if it replaces nothing', () => {
    expect(toggleWord('a rose', { word: 'rose', others: [] })).toBe('a rose');
  });

  it('finds Arabic words in whatever form their letters are written', () => {
    expect(toggleWord('أسدد كبير', { word: 'اسد', others: ['اسدد'] })).toBe('اسد كبير');
  });

  it('takes signs for signs', () => {
    expect(hasWord('a c.t', 'c.t')).toBe(true);
    expect(hasWord('a cat', 'c.t')).toBe(false);
  });
});
