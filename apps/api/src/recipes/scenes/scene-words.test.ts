import { describe, expect, it } from 'vitest';
import { readScene } from './scene-words.ts';

describe('a place in words', () => {
  it.each([
    ['on a marble table', ['marble', 'wood']],
    ['at the beach, sunset', ['sand', 'sunset']],
    ['auf einem Holztisch', ['wood']],
    ['على رخام', ['marble']],
    ['على الرُّخـــام', ['marble']],
    ['دافىء', ['warm']],
    ['ورق', ['color']],
    ['bei warmem Fensterlicht', ['warm']],
    ['auf hölzernem Grund', ['wood']],
    ['before a sunset', ['sunset']],
  ])('is found in “%s”', (prompt, studios) => {
    expect(readScene(prompt).studios).toEqual(studios);
  });

  it('has a colour', () => {
    expect(readScene('pastel pink studio')).toMatchObject({ studios: ['color'], color: '#f2a7b5' });
  });

  it.each([['vor blauem Papier'], ['blaues Papier'], ['ورق ازرق'], ['ورق أزرق']])(
    'has a colour in whatever form: %s',
    (prompt) => {
      expect(readScene(prompt)).toMatchObject({ color: '#7fa8d9', unknown: [] });
    },
  );

  it('tells words as they were written', () => {
    expect(readScene('أزرق').understood).toEqual(['أزرق']);
    expect(readScene('bei der Ampel').unknown).toEqual(['ampel']);
  });

  it('names what it did not understand, and nothing of grammar', () => {
    expect(readScene('on the wooden table beside a zeppelin')).toMatchObject({
      understood: ['wooden', 'table'],
      unknown: ['beside', 'zeppelin'],
    });
  });

  it('bears emptiness, markup, other scripts and endless texts', () => {
    expect(readScene('').unknown).toEqual([]);
    expect(readScene('<script>alert(1)</script>').studios).toEqual([]);
    expect(readScene('大理石の上').studios).toEqual([]);
    expect(readScene('zeppelin und wal '.repeat(5_000)).unknown.length).toBeLessThanOrEqual(12);
  });
});
