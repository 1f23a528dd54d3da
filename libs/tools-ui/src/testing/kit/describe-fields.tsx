import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formats, Held, type Draw } from './held.tsx';

const textsOf = (ids: string | null) =>
  (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

export function describeFields(draw: Draw): void {
  describe('fields', () => {
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
      expect(textsOf(field.getAttribute('aria-describedby'))).toContain('There is no @.');
    });

    it('take lines of text, and a choice from a list', async () => {
      const seen = vi.fn();
      const user = draw(({ TextArea, Select }) => (
        <>
          <TextArea label="Prompt" value="" onChange={seen} />
          <Select label="Format" value="png" onChange={seen} options={formats} />
        </>
      ));
      await user.type(screen.getByRole('textbox', { name: 'Prompt' }), 'x');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'JPEG');
      expect(seen.mock.calls).toEqual([['x'], ['jpeg']]);
    });

    it('tell the value of a slider in words', () => {
      draw(({ Slider }) => (
        <Slider
          label="Images"
          {...{ value: 1, min: 0, max: 4, step: 1 }}
          onChange={() => undefined}
          format={(step) => `${step * 10} images`}
        />
      ));
      const slider = screen.getByRole('slider', { name: 'Images' });
      expect(slider.getAttribute('aria-valuetext')).toBe('10 images');
      expect(screen.getByText('10 images')).toBeTruthy();
    });
  });
}

/** One control of its own: colours at hand, and typed ones. */
export function describeColorField(draw: Draw): void {
  describe('a field of a colour', () => {
    it('has colours at hand by their names, which the keyboard takes and which tell that they are', async () => {
      const seen = vi.fn();
      const swatches = [
        { color: '#ffffff', name: 'White' },
        { color: '#c93a1b', name: 'Red' },
      ];
      const user = draw(({ ColorField }) => (
        <Held
          start="#ffffff"
          seen={seen}
          draw={(value, onChange) => (
            <ColorField label="Ground" {...{ value, onChange, swatches }} />
          )}
        />
      ));
      const chosen = () =>
        screen.getAllByRole('button', { pressed: true }).map((one) => one.ariaLabel);
      expect(chosen()).toEqual(['White']);
      const red = screen.getByRole('button', { name: 'Red' });
      for (let n = 0; n < 8 && document.activeElement !== red; n += 1) await user.tab();
      await user.keyboard('{Enter}');
      expect(seen.mock.calls).toEqual([['#c93a1b']]);
      expect(chosen()).toEqual(['Red']);
    });

    it('keeps the last colour where what was typed is none, and says so', async () => {
      const seen = vi.fn();
      const user = draw(({ ColorField }) => (
        <Held
          start="#c93a1b"
          seen={seen}
          draw={(value, onChange) => <ColorField label="Ground" {...{ value, onChange }} />}
        />
      ));
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Ground/ });
      await user.clear(field);
      await user.type(field, '#zz');
      expect(field.getAttribute('aria-invalid')).not.toBe('true');
      await user.tab();
      expect(field.value).toBe('#c93a1b');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(seen).not.toHaveBeenCalled();
      await user.clear(field);
      await user.type(field, '0F0');
      await user.tab();
      expect(seen.mock.calls).toEqual([['#00ff00']]);
      expect(field.getAttribute('aria-invalid')).not.toBe('true');
    });
  });
}
