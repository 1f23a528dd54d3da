import { startI18n } from '@tintory/i18n';
import { act, cleanup, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { forgetConsentState, giveConsent } from '../consent/consent-store.ts';
import { refusesCounting } from './refuses-counting.ts';
import { usePageViews } from './use-page-views.ts';
import { viewedPath } from './viewed-path.ts';

beforeAll(() => startI18n('en'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  forgetConsentState();
  document.head.replaceChildren();
  delete window.dataLayer;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page({ path, ga4Id = null }: { path: string; ga4Id?: string | null }) {
  usePageViews(path, ga4Id);
  return null;
}
const none = () => new Response(null, { status: 204 });
const at = (path: string) => (
  <StrictMode>
    <Page path={path} />
  </StrictMode>
);
const open = (path: string) => draw(at(path), none);

describe('page views', () => {
  it('are sent once at each change of page, without who is signed in', async () => {
    localStorage.setItem('access_token', 'secret');
    const { sent, redraw } = open('/');
    await waitFor(() => expect(sent).toHaveLength(1));
    redraw(at('/'));
    redraw(at('/pricing'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { path: '/', language: 'en' },
      { path: '/pricing', language: 'en' },
    ]);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('name the origin of a link from elsewhere, with the first page alone', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=secret');
    const { sent, redraw } = open('/');
    redraw(at('/blog'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { path: '/', language: 'en', referrer_origin: 'https://search.example' },
      { path: '/blog', language: 'en' },
    ]);
  });

  it('are not sent from pages that others frame', async () => {
    const { sent, redraw } = open('/iframe/banner');
    redraw(at('/'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ path: '/' });
  });

  it('are not sent where the browser asks for no counting', () => {
    vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true });
    expect(open('/').sent).toEqual([]);
  });

  it('go to Google, and to nobody else, once that is allowed', async () => {
    const { sent } = draw(<Page path="/pricing" ga4Id="G-ABC123" />, none);
    expect(document.head.querySelector('script')).toBeNull();
    act(() => giveConsent('allowed'));
    await waitFor(() =>
      expect(document.head.querySelector('script')?.src).toBe(
        'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
      ),
    );
    const commands = (window.dataLayer ?? []).map((one) => Array.from(one as ArrayLike<unknown>));
    expect(commands).toContainEqual(['config', 'G-ABC123', { send_page_view: false }]);
    expect(commands.at(-1)).toEqual([
      'event',
      'page_view',
      { page_location: `${location.origin}/pricing`, language: 'en' },
    ]);
    expect(sent).toEqual([]);
  });

  it('go to nobody where the visitor wants only what is necessary', () => {
    giveConsent('necessary');
    const { sent } = draw(<Page path="/" ga4Id="G-ABC124" />, none);
    expect(document.head.querySelector('script')).toBeNull();
    expect(sent).toEqual([]);
  });
});

it.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: null, globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
])('%o refuses counting: %s', (wishes, refuses) => expect(refusesCounting(wishes)).toBe(refuses));

it.each([
  ['/', '/'],
  ['/dropshipping/app/products/8123', '/dropshipping/app/products/:id'],
  ['/orders/01890a5d-ac96-774b-bcce-b302099a8057/done', '/orders/:id/done'],
  ['/blog/10-sizes', '/blog/10-sizes'],
])('%s is counted as %s', (path, counted) => expect(viewedPath(path)).toBe(counted));
