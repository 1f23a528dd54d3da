import { describeKit, Held, type Draw } from '@tintory/tools-ui/testing';
import { useKit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineKitProvider } from './mantine-kit-provider.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        return undefined;
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
});
beforeEach(layOut);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** jsdom lays nothing out: without a place in view, a menu would hide with its button. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 8, 80, 32));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_440);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
}

/** Renders with the consumer app's kit. */
const draw: Draw = (use) => {
  const Page = () => use(useKit());
  render(
    <MantineKitProvider>
      <Page />
    </MantineKitProvider>,
  );
  return userEvent.setup();
};

describeKit('the consumers’ controls', draw);

describe('the consumers’ slider', () => {
  it('moves by keyboard, in its steps and bounds', async () => {
    const seen = vi.fn();
    const user = draw(({ Slider }) => (
      <Held
        start={90}
        seen={seen}
        draw={(value, onChange) => (
          <Slider label="Blur" value={value} onChange={onChange} min={0} max={100} step={10} />
        )}
      />
    ));
    screen.getByRole('slider', { name: 'Blur' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(seen.mock.calls.at(-1)).toEqual([90]);
    expect(Math.max(...seen.mock.calls.map(([value]) => Number(value)))).toBe(100);
  });
});
