import { describeKit, Held } from '@tintory/tools-ui/testing';
import type { Kit } from '@tintory/ui-kit';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw-kit.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describeKit('the merchants’ controls', draw);

describe('the merchants’ fields', () => {
  it('tell of whole colours only, in lower case', async () => {
    const seen = vi.fn();
    const user = draw(({ ColorField }) => (
      <Held
        start="#ffffff"
        seen={seen}
        draw={(value, onChange) => <ColorField label="Colour" value={value} onChange={onChange} />}
      />
    ));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Colour/ });
    await user.clear(field);
    await user.type(field, '#AB12');
    expect(seen).not.toHaveBeenCalled();
    await user.type(field, 'CD');
    expect(seen.mock.calls).toEqual([['#ab12cd']]);
    expect(field.value).toBe('#ab12cd');
  });

  it('move a slider in its steps, with words for its value', () => {
    const seen = vi.fn();
    draw(({ Slider }) => (
      <Held
        start={1}
        seen={seen}
        draw={(value, onChange) => (
          <Slider
            label="Images"
            {...{ value, onChange, min: 0, max: 4, step: 1 }}
            format={(step) => `${step * 10} images`}
          />
        )}
      />
    ));
    const slider = screen.getByRole('slider', { name: 'Images' });
    slide(slider, '3');
    expect(seen.mock.calls).toEqual([[3]]);
    expect(slider.getAttribute('aria-valuetext')).toBe('30 images');
  });
});

describe('the merchants’ messages', () => {
  it('pass by in the admin’s own place, with their action', () => {
    const show = vi.fn();
    vi.stubGlobal('shopify', { toast: { show } });
    let kit: Kit | undefined;
    draw((given) => {
      kit = given;
      return null;
    });
    const undo = vi.fn();
    kit?.toast({ tone: 'bad', text: 'Failed', action: { label: 'Undo', onClick: undo } });
    expect(show).toHaveBeenCalledWith('Failed', {
      isError: true,
      duration: 8_000,
      action: 'Undo',
      onAction: undo,
    });
  });

  it('offer nothing once more that the next success may have done', () => {
    const show = vi.fn((text: string) => text);
    const hide = vi.fn();
    vi.stubGlobal('shopify', { toast: { show, hide } });
    let kit: Kit | undefined;
    draw((given) => {
      kit = given;
      return null;
    });
    const action = { label: 'Undo', onClick: vi.fn() };
    kit?.toast({ tone: 'good', text: 'In your store', action });
    kit?.toast({ tone: 'bad', text: 'Failed' });
    kit?.toast({ tone: 'info', text: 'Deleted', action });
    expect(hide).not.toHaveBeenCalled();
    kit?.toast({ tone: 'good', text: 'The old picture is back' });
    kit?.toast({ tone: 'good', text: 'Saved' });
    expect(hide).toHaveBeenCalledExactlyOnceWith('In your store');
  });
});

/** jsdom does not move range inputs by keys, so this sets the value and dispatches the event. */
function slide(slider: HTMLElement, value: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    set?.call(slider, value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
