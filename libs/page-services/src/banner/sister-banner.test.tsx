import { startI18n } from '@tintory/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SisterBanner } from './sister-banner.tsx';

beforeAll(() => startI18n('de'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const name = 'Von unserem Schwesterprodukt';
const open = () => render(<SisterBanner url="https://sister.example/?l={lang}" />);

it('the sister product’s page is shown in the visitor’s language', () => {
  open();
  expect(screen.getByTitle(name).getAttribute('src')).toBe('https://sister.example/?l=de');
});

it('it is closed for good, and no place is kept for it', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr zeigen' }));
  expect(screen.queryByTitle(name)).toBeNull();
  expect(document.documentElement.dataset['banner']).toBe('closed');
  unmount();
  open();
  expect(screen.queryByTitle(name)).toBeNull();
});
