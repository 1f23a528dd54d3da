import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFramePort } from './frame-port.ts';
import { lendSession, openLender } from './lend-session.ts';

afterEach(() => vi.restoreAllMocks());

const allowed = ['https://shop.example', 'https://blog.example'];
const own = 'https://tintory.example';
const ready = { type: 'ready', tool: 'remove_background' } as const;

/** The target origins of a message. */
function targets(ancestorOrigins?: string[]) {
  const parent = { postMessage: vi.fn() };
  const location = { origin: own, ...(ancestorOrigins ? { ancestorOrigins } : {}) };
  createFramePort(allowed, { parent, self: {}, location }).send(ready);
  return parent.postMessage.mock.calls.map(([message, target]) => {
    expect(message).toEqual({ source: 'tintory', version: 1, ...ready });
    return target as string;
  });
}

describe('what a framed tool tells', () => {
  it('is for the page around alone, where the browser names it', () => {
    expect(targets(['https://blog.example'])).toEqual(['https://blog.example']);
    expect(targets([own])).toEqual([own]);
  });

  it('is for nobody where the page around is none that may frame it', () => {
    expect(targets(['https://evil.example'])).toEqual([]);
  });

  it('is addressed to those that may frame it, and never to anybody, where the browser names none', () => {
    expect(targets()).toEqual([...allowed, own]);
  });

  it('stays unsaid where nobody frames it', () => {
    const parent = { postMessage: vi.fn() };
    createFramePort(allowed, { parent, self: parent, location: { origin: own } }).send(ready);
    expect(parent.postMessage).not.toHaveBeenCalled();
  });
});

describe('a lent session', () => {
  const tokens = { access_token: 'a', refresh_token: 'r', ws_authtoken: 'w', upload_key: 'u' };

  it('is handed to our own origin alone, and cannot be renewed', () => {
    const opener = { postMessage: vi.fn() };
    expect(lendSession(tokens, opener)).toBe(true);
    expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'tintory-session', tokens: { access_token: 'a', upload_key: 'u' } },
      location.origin,
    );
    expect(lendSession(tokens, null)).toBe(false);
  });

  it('is taken from the tab that was opened alone', () => {
    const tab = {} as Window;
    vi.spyOn(window, 'open').mockReturnValue(tab);
    const taken = vi.fn();
    const stop = openLender('/login/embed', taken) ?? expect.unreachable();
    const data = { type: 'tintory-session', tokens: { access_token: 'a' } };
    const tell = (origin: string, source: object | null) => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      dispatchEvent(event);
    };
    tell('https://evil.example', tab);
    tell(location.origin, window);
    expect(taken).not.toHaveBeenCalled();
    tell(location.origin, tab);
    tell(location.origin, tab);
    expect(taken).toHaveBeenCalledExactlyOnceWith({ access_token: 'a' });
    stop();
  });

  it('is awaited of nobody where the browser opens no tab', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const taken = vi.fn();
    expect(openLender('/login/embed', taken)).toBeNull();
    const data = { type: 'tintory-session', tokens: { access_token: 'a' } };
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));
    expect(taken).not.toHaveBeenCalled();
  });
});
