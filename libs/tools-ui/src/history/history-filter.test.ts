import { describe, expect, it } from 'vitest';
import { addressOfFilter, filterInAddress, wholeHistory } from './history-filter.ts';

describe('the filter of the history in an address', () => {
  it('comes back as it was', () => {
    const filter = {
      words: 'two cats',
      toolId: 'product_model',
      favourites: true,
      productId: null,
    };
    const address = new URLSearchParams(addressOfFilter(filter));
    expect(filterInAddress(address)).toEqual(filter);
  });

  it('leaves the address alone where it narrows nothing', () => {
    expect(addressOfFilter({ ...wholeHistory, words: '  ' })).toEqual({});
    expect(filterInAddress(new URLSearchParams())).toEqual(wholeHistory);
  });

  it('knows no tool that there is not', () => {
    expect(filterInAddress(new URLSearchParams('tool=make_coffee')).toolId).toBe('');
  });
});
