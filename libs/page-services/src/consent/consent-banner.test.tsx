import { startI18n } from '@tintory/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConsentBanner } from './consent-banner.tsx';
import { forgetConsentState, giveConsent, reviewConsent } from './consent-store.ts';

beforeAll(() => startI18n('en', { namespaces: ['common', 'pageServices'] }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  forgetConsentState();
});

const open = (parties = ['Google Analytics']) =>
  render(
    <Suspense>
      <ConsentBanner parties={parties} privacyHref="/privacy-policy" />
    </Suspense>,
  );
const banner = () => screen.queryByRole('region', { name: 'May others know you are here?' });

describe('the question for consent', () => {
  it('names who would know, and leads to the privacy policy', () => {
    open(['Google Analytics', 'the chat of Crisp']);
    expect(banner()?.textContent).toContain('Google Analytics, the chat of Crisp');
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeTruthy();
  });

  it.each([
    ['Necessary only', 'necessary'],
    ['Allow', 'allowed'],
  ])('is answered once by “%s”', async (name, stored) => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(banner()).toBeNull();
    expect(localStorage.getItem('consent')).toBe(stored);
    unmount();
    forgetConsentState();
    open();
    expect(banner()).toBeNull();
  });

  it('is asked again by whoever wants to change the answer', () => {
    giveConsent('necessary');
    open();
    act(reviewConsent);
    expect(banner()).not.toBeNull();
  });

  it('is not asked where there is nobody to ask for', () => {
    open([]);
    expect(banner()).toBeNull();
  });

  it('loads the page anew when consent is taken back, and only then', () => {
    const reload = vi.fn();
    giveConsent('necessary', reload);
    giveConsent('allowed', reload);
    expect(reload).not.toHaveBeenCalled();
    giveConsent('necessary', reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});
