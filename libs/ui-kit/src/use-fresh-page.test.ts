import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFreshPage, watchMissingParts } from './use-fresh-page.ts';

/** Vite's event before it throws, for a stylesheet or script of a previous build that is gone. */
function aMissingPart(): Error {
  const payload = new Error('Unable to preload CSS for /assets/old.css');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

const answer = (ok: boolean) => vi.stubGlobal('fetch', async () => ({ ok }));

/** Waits for all pending effects. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

function fallOver(error: unknown) {
  const load = vi.fn();
  const { result } = renderHook(() => useFreshPage(error, load));
  return { load, waiting: () => result.current };
}

describe('a page that fell over', () => {
  beforeAll(watchMissingParts);
  beforeEach(() => {
    sessionStorage.clear();
    answer(true);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is loaded anew where a part of it is gone, and says nothing meanwhile', async () => {
    const { load, waiting } = fallOver(aMissingPart());
    expect(waiting()).toBe(true);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(waiting()).toBe(true);
  });

  it('is not loaded anew over and over', async () => {
    const first = fallOver(aMissingPart());
    await waitFor(() => expect(first.load).toHaveBeenCalledOnce());
    const second = fallOver(aMissingPart());
    await waitFor(() => expect(second.waiting()).toBe(false));
    expect(second.load).not.toHaveBeenCalled();
  });

  it('stays where the server has no page to give either', async () => {
    answer(false);
    const { load, waiting } = fallOver(aMissingPart());
    await waitFor(() => expect(waiting()).toBe(false));
    expect(load).not.toHaveBeenCalled();
  });

  it('waits without a line, and is loaded anew once there is one, even where nothing can be counted', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer(false);
    const { load, waiting } = fallOver(aMissingPart());
    await settle();
    expect(waiting()).toBe(true);
    expect(load).not.toHaveBeenCalled();
    answer(true);
    line.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(waiting()).toBe(true);
  });

  it('says so at once where it is a fault of its own', () => {
    const { load, waiting } = fallOver(new Error('There is no such thing.'));
    expect(waiting()).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});
