import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw, Held } from '../../../test/draw-kit.tsx';

afterEach(cleanup);

const options = [
  { value: 'png', label: 'PNG' },
  { value: 'jpeg', label: 'JPEG' },
];

const textOf = (id: string | null) =>
  (id ?? '').split(' ').map((one) => document.getElementById(one)?.textContent ?? '');

describe('the merchants’ buttons', () => {
  it('say what they do, and do nothing while they work', async () => {
    const onClick = vi.fn();
    const user = draw(({ Button }) => (
      <>
        <Button onClick={onClick}>Go</Button>
        <Button onClick={onClick} loading>
          Wait
        </Button>
      </>
    ));
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await user.click(screen.getByRole('button', { name: /Wait/ }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('are named where they are icons, and tell whether they are pressed', async () => {
    const onClick = vi.fn();
    const user = draw(({ IconButton }) => (
      <IconButton label="Zoom in" icon={<svg />} onClick={onClick} pressed />
    ));
    const button = screen.getByRole('button', { name: 'Zoom in' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await user.click(button);
    expect(onClick).toHaveBeenCalled();
  });
});

describe('the merchants’ fields', () => {
  it('are tied to their label and their error', async () => {
    const seen = vi.fn();
    const user = draw(({ TextField }) => (
      <Held
        start=""
        seen={seen}
        draw={(value, onChange) => (
          <TextField label="E-mail" value={value} onChange={onChange} error="There is no @." />
        )}
      />
    ));
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    await user.type(field, 'a');
    expect(seen).toHaveBeenCalledWith('a');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(textOf(field.getAttribute('aria-describedby')).join()).toContain('There is no @.');
  });

  it('take lines of text, and a choice from a list', async () => {
    const seen = vi.fn();
    const user = draw(({ TextArea, Select }) => (
      <>
        <TextArea label="Prompt" value="" onChange={seen} />
        <Select label="Format" value="png" onChange={seen} options={options} />
      </>
    ));
    await user.type(screen.getByRole('textbox', { name: 'Prompt' }), 'x');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'JPEG');
    expect(seen.mock.calls).toEqual([['x'], ['jpeg']]);
  });

  it('tell of whole colours only, in lower case', async () => {
    const seen = vi.fn();
    const user = draw(({ ColorField }) => (
      <Held
        start="#ffffff"
        seen={seen}
        draw={(value, onChange) => (
          <ColorField label="Colour" value={value} onChange={onChange} swatches={['#00ff00']} />
        )}
      />
    ));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Colour/ });
    await user.clear(field);
    await user.type(field, '#AB12');
    expect(seen).not.toHaveBeenCalled();
    await user.type(field, 'CD');
    expect(seen.mock.calls).toEqual([['#ab12cd']]);
    await user.click(screen.getByRole('button', { name: '#00ff00' }));
    expect(field.value).toBe('#00ff00');
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
    expect(slider.getAttribute('aria-valuetext')).toBe('10 images');
    expect(screen.getByText('10 images')).toBeTruthy();
    slide(slider, '3');
    expect(seen.mock.calls).toEqual([[3]]);
    expect(slider.getAttribute('aria-valuetext')).toBe('30 images');
  });
});

/** jsdom moves no range by keys: this is what a browser does with one. */
function slide(slider: HTMLElement, value: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    set?.call(slider, value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
