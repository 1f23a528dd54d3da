import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetsAll, safeStorage } from './safe-storage.ts';

/** A browser that denies a storage to the page, or whatever else the page asks of it. */
const deny = (name: string) =>
  vi.spyOn(globalThis, name as never, 'get').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });

const quota = () => {
  throw new DOMException('Full.', 'QuotaExceededError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  return () => vi.restoreAllMocks();
});

describe('the storage of a page', () => {
  it('is the one of the browser where that keeps anything', () => {
    safeStorage().setItem('a', '1');
    safeStorage('session').setItem('b', '2');
    expect([localStorage.getItem('a'), sessionStorage.getItem('b')]).toEqual(['1', '2']);
    expect(forgetsAll()).toBe(false);
    expect(localStorage).toHaveLength(1);
  });

  it.each([
    ['local', 'localStorage'],
    ['session', 'sessionStorage'],
  ] as const)('lasts as long as the page where %s site data are blocked', (kind, name) => {
    deny(name);
    safeStorage(kind).setItem('a', '1');
    expect(safeStorage(kind).getItem('a')).toBe('1');
    safeStorage(kind).removeItem('a');
    expect(safeStorage(kind).getItem('a')).toBeNull();
  });

  it('says that it forgets where site data are blocked, or full', () => {
    const denied = deny('localStorage');
    expect(forgetsAll()).toBe(true);
    denied.mockRestore();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(quota);
    expect(forgetsAll()).toBe(true);
  });

  it('keeps what found no room, and does not come back to what was stored before', () => {
    localStorage.setItem('a', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(quota);
    safeStorage().setItem('a', 'new');
    expect(safeStorage().getItem('a')).toBe('new');
    expect(localStorage.getItem('a')).toBeNull();
    full.mockRestore();
    safeStorage().setItem('a', 'newer');
    expect(safeStorage().getItem('a')).toBe('newer');
    safeStorage().removeItem('a');
    expect(safeStorage().getItem('a')).toBeNull();
  });
});
