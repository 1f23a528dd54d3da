import { startI18n } from '@tintory/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstTour } from './first-tour.tsx';

beforeAll(() => startI18n('en'));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (takesPhoto = true) =>
  render(
    <>
      <div data-part="canvas">canvas</div>
      <div data-part="panel">panel</div>
      <FirstTour takesPhoto={takesPhoto} />
    </>,
  );
const tour = () => screen.queryByRole('complementary', { name: 'A short tour' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the tour of a first visit', () => {
  it('tells three things, each beside what it is about', async () => {
    open();
    await screen.findByText('Begin with a picture');
    expect(screen.getByText('canvas').dataset).toHaveProperty('toured');
    await press('Next');
    expect(screen.getByText('The price comes first')).toBeDefined();
    expect(screen.getByText('panel').dataset).toHaveProperty('toured');
    await press('Next');
    expect(screen.getByText(/for 30 days/)).toBeDefined();
    await press('Got it');
    expect(tour()).toBeNull();
    expect(document.querySelector('[data-toured]')).toBeNull();
  });

  it('can be skipped, also by Escape', async () => {
    open();
    await press('Skip the tour');
    expect(tour()).toBeNull();
    cleanup();
    localStorage.clear();
    open();
    await screen.findByText('Begin with a picture');
    await userEvent.keyboard('{Escape}');
    expect(tour()).toBeNull();
  });

  it('never comes back, even when the page was only left', async () => {
    open();
    await screen.findByText('Begin with a picture');
    cleanup();
    open();
    expect(tour()).toBeNull();
  });

  it('begins with words where the tool does', async () => {
    open(false);
    expect(await screen.findByText('Begin with words')).toBeDefined();
  });

  it('stays away where the browser would forget that it was seen', () => {
    const denied = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    open();
    expect(tour()).toBeNull();
    denied.mockRestore();
  });
});
