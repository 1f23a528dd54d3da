import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { createFormats } from './formats.ts';
import { useT } from './hooks.ts';
import { changeLanguage, currentLanguage, startI18n } from './start-i18n.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the language', () => {
  it.each([
    ['ar', ['de-AT'], 'ar'],
    [null, ['fr-FR', 'de-AT', 'en'], 'de'],
    ['xx', ['de'], 'de'],
    [null, [], 'en'],
  ])('stored %s, preferred %o: %s', (choice, preferred, expected) => {
    expect(detectLanguage(choice, preferred)).toBe(expected);
  });

  it('shows in the page, in the texts and in what calls ask for', async () => {
    function Texts() {
      const t = useT('login');
      return (
        <p>
          {t('signIn')}: {t('login:send')}
        </p>
      );
    }
    await startI18n('en');
    render(
      <Suspense>
        <Texts />
      </Suspense>,
    );
    expect(await screen.findByText('Sign in: Send magic link')).toBeDefined();
    await act(() => changeLanguage('ar'));
    expect(await screen.findByText(/تسجيل الدخول: أرسل/)).toBeDefined();
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(currentLanguage()).toBe('ar');
    await act(() => changeLanguage('de'));
    expect(document.documentElement).toMatchObject({ lang: 'de', dir: 'ltr' });
    expect(localStorage.getItem('language')).toBe('de');
  });
});

it('changes, and lasts as long as the page, where the browser blocks site data', async () => {
  const denied = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  await startI18n();
  await changeLanguage('de');
  expect(currentLanguage()).toBe('de');
  denied.mockRestore();
});

describe('formats', () => {
  it.each([
    ['en', '1,234.5', '25 MB'],
    ['de', '1.234,5', '25 MB'],
  ] as const)('%s', (language, number, size) => {
    const formats = createFormats(language);
    expect(formats.number(1234.5)).toBe(number);
    expect(formats.megabytes(25_000_000).replace(/\s/, ' ')).toBe(size);
  });

  it.each([
    ['en', ['en-GB', 'en'], '15 Jan 2026'],
    ['en', ['en-US', 'en-GB'], 'Jan 15, 2026'],
    ['en', ['de-AT', 'fr'], 'Jan 15, 2026'],
    ['de', ['en-GB', 'de-AT'], '15.01.2026'],
  ] as const)('%s, preferred %o: the day is written %s', (language, preferred, day) => {
    expect(createFormats(language, preferred).date('2026-01-15T12:00:00.000Z')).toBe(day);
  });

  it('write Arabic days of every region in digits that all of its readers know', () => {
    expect(createFormats('ar', ['ar-EG']).date('2026-01-15T12:00:00.000Z')).toContain('2026');
  });

  it('keep the dollar beside its letters where reading begins on the right', () => {
    expect(createFormats('ar').dollars(5)).toMatch(/5\.00\sUS\$\u200e$/);
    expect(createFormats('en').dollars(5)).toBe('$5.00');
  });
});
