import { describe, expect, it } from 'vitest';
import { findIdeas } from './find-ideas.ts';

const groups = [
  {
    id: 'animals',
    name: 'Tiere',
    ideas: [
      { id: 'lion', name: 'Löwe mit Krone', prompt: 'ein Löwe und eine Krone' },
      { id: 'cat', name: 'قطة', prompt: 'قطة أنيقة' },
    ],
  },
  {
    id: 'sea',
    name: 'Meer',
    ideas: [{ id: 'ship', name: 'Schiff', prompt: 'ein Schiff und eine Welle' }],
  },
];

const found = (search: string) =>
  findIdeas(groups, search).flatMap(({ ideas }) => ideas.map(({ id }) => id));

describe('searching ideas', () => {
  it('shows all of them while nothing is searched', () => {
    expect(findIdeas(groups, '  ')).toEqual(groups);
  });

  it('looks into names, words and groups, at the beginning of words', () => {
    expect(found('kro')).toEqual(['lion']);
    expect(found('welle')).toEqual(['ship']);
    expect(found('tiere')).toEqual(['lion', 'cat']);
    expect(found('rone')).toEqual([]);
  });

  it('wants every word, in any order', () => {
    expect(found('krone löwe')).toEqual(['lion']);
    expect(found('krone schiff')).toEqual([]);
  });

  it('overlooks case, accents and the forms of the alif', () => {
    expect(found('LOWE')).toEqual(['lion']);
    expect(found('انيقة')).toEqual(['cat']);
  });

  it('leaves out groups without a match', () => {
    expect(findIdeas(groups, 'schiff').map(({ id }) => id)).toEqual(['sea']);
  });
});
