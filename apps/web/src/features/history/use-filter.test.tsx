import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useFilter } from './use-filter.ts';

function openAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const [filter, change] = useFilter();
      return { filter, change, address: useLocation().search, navigate: useNavigate() };
    },
    { wrapper },
  );
  return result;
}

describe('the filter of the history', () => {
  afterEach(cleanup);

  it('is that of the address at first', () => {
    const page = openAt('/history?q=cat&tool=product_model&favourites=1');
    expect(page.current.filter).toMatchObject({
      ...{ words: 'cat', toolId: 'product_model', favourites: true },
    });
  });

  it('is written into the address, and keeps what is being typed as it is', async () => {
    const page = openAt('/history?tool=product_model');
    await act(async () => page.current.change({ ...page.current.filter, words: 'two ' }));
    expect(page.current.filter.words).toBe('two ');
    expect(page.current.address).toBe('?q=two&tool=product_model');
    await act(async () => page.current.change({ ...page.current.filter, words: '', toolId: '' }));
    expect(page.current.address).toBe('');
  });

  it('follows whoever goes to another address of the page', async () => {
    const page = openAt('/history?q=cat');
    await act(async () => page.current.navigate('/history'));
    expect(page.current.filter.words).toBe('');
    await act(async () => page.current.navigate(-1));
    expect(page.current.filter.words).toBe('cat');
  });
});
