import { describe, expect, it } from 'vitest';
import { scrollPlace } from './scroll-place.ts';

describe('the place a page was scrolled to', () => {
  it('is its own for each visit on the way', () => {
    const places = ['a', 'b'].map((key) => scrollPlace({ key, pathname: '/history' }));
    expect(new Set(places).size).toBe(2);
  });

  it('is not that of another page that was loaded anew before', () => {
    const places = ['/history', '/batch'].map((pathname) =>
      scrollPlace({ key: 'default', pathname }),
    );
    expect(new Set(places).size).toBe(2);
  });

  it('is found again when the page is loaded once more', () => {
    const [before, after] = [1, 2].map(() => scrollPlace({ key: 'default', pathname: '/batch' }));
    expect(after).toBe(before);
  });
});
