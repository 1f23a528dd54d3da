// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { enlargementOf } from './enlargement.ts';

describe('an enlargement', () => {
  it('has the sides of the picture times the factor', () => {
    const size = { width: 1_024, height: 768 };
    expect(enlargementOf(size, '4')).toEqual({
      ...{ factor: '4', width: 4_096, height: 3_072 },
      beyond: null,
    });
  });

  it('names the pixels where there would be too many', () => {
    const size = { width: 4_000, height: 3_000 };
    expect(enlargementOf(size, '2')).toMatchObject({ beyond: null });
    expect(enlargementOf(size, '4')).toMatchObject({ beyond: 'pixels' });
  });

  it('names the side where that alone would be too long', () => {
    const size = { width: 6_000, height: 400 };
    expect(enlargementOf(size, '4')).toMatchObject({ beyond: 'side' });
  });
});
