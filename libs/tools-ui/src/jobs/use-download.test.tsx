import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit, type Toast } from '@tintory/ui-kit';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withServices } from '../testing/fake-services.tsx';
import { useDownload } from './use-download.ts';

const toast = vi.fn<(toast: Toast) => void>();
/** The downloads handed to the browser, in order: a name, or the URL of a link without one. */
let handed: string[];
/** The response of each URL; by default an immediate success. */
let answers: Map<string, () => Promise<Response>>;

beforeAll(() => startI18n('en'));
beforeEach(() => {
  handed = [];
  answers = new Map();
  toast.mockClear();
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    handed.push(this.download || this.href);
  };
  vi.stubGlobal('fetch', (url: string) => (answers.get(url) ?? (async () => new Response('x')))());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const set = ['one', 'two', 'three'].map((id) => ({ object_id: id, content_type: 'image/png' }));

async function open() {
  const downloadLink = async (id: string) => ({ url: `http://api.test/${id}`, expires_at: '' });
  const Services = withServices({ uploads: { downloadLink } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitProvider kit={{ toast } as Partial<Kit> as Kit}>
      <Services>
        <Suspense>{children}</Suspense>
      </Services>
    </KitProvider>
  );
  const { result } = renderHook(() => useDownload(), { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  return () => result.current;
}

describe('a set that is downloaded', () => {
  it('is saved whole, each under a name of its own', async () => {
    const now = await open();
    await act(() =>
      now().downloadAll([...set, { object_id: 'svg', content_type: 'image/svg+xml' }]),
    );
    expect(handed).toEqual([
      'tintory-photo-1.png',
      'tintory-photo-2.png',
      'tintory-photo-3.png',
      'tintory-photo-4.svg',
    ]);
    expect(toast).not.toHaveBeenCalled();
  });

  it('waits for each file before it asks for the next, and says how far it is', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.set('http://api.test/two', () => promise);
    const now = await open();
    act(() => void now().downloadAll(set));
    await waitFor(() => expect(now().saving).toEqual({ number: 2, total: 3 }));
    expect(handed).toEqual(['tintory-photo-1.png']);
    await act(async () => resolve(new Response('late')));
    await waitFor(() => expect(now().saving).toBeNull());
    expect(handed).toHaveLength(3);
  });

  it('keeps what arrived, names what did not, and tries only that again', async () => {
    answers.set('http://api.test/two', () => Promise.reject(new TypeError('offline')));
    const now = await open();
    await act(() => now().downloadAll(set));
    expect(handed).toEqual(['tintory-photo-1.png', 'tintory-photo-3.png']);
    const [told] = toast.mock.calls[0] as [Toast];
    expect(told.text).toBe('Not saved: tintory-photo-2.png. The others are in your downloads.');
    answers.clear();
    act(() => told.action?.onClick());
    await waitFor(() => expect(handed.at(-1)).toBe('tintory-photo-2.png'));
    expect(handed).toHaveLength(3);
  });

  it('says so where nothing arrived', async () => {
    for (const { object_id: id } of set) {
      answers.set(`http://api.test/${id}`, async () => new Response('', { status: 500 }));
    }
    const now = await open();
    await act(() => now().downloadAll(set));
    expect(toast.mock.calls[0]?.[0].text).toBe(
      'Not saved: tintory-photo-1.png, tintory-photo-2.png, tintory-photo-3.png.',
    );
  });

  it('is a link to the server’s own file where it is a single picture', async () => {
    const now = await open();
    await act(() => now().downloadAll(set.slice(0, 1)));
    // It is followed a while after the last one, which another file may have left.
    await waitFor(() => expect(handed).toEqual(['http://api.test/one']));
  });
});
