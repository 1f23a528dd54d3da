// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { moreOf } from './use-more.ts';

const row = { scrollWidth: 700, clientWidth: 400 };

describe('a row that scrolls', () => {
  it.each([
    ['is at its beginning', 0, 'end'],
    ['stands in the middle', 120, 'start end'],
    ['stands in the middle of a line from the right', -120, 'start end'],
    ['is at its end, as far as a browser rounds', 299.5, 'start'],
  ])('that %s tells where it goes on', (_, scrollLeft, more) =>
    expect(moreOf({ ...row, scrollLeft })).toBe(more),
  );

  it('goes on nowhere where all of it fits', () => {
    expect(moreOf({ scrollWidth: 400, clientWidth: 400, scrollLeft: 0 })).toBe('');
  });
});
