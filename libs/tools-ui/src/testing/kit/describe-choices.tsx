import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formats, Held, type Draw } from './held.tsx';

export function describeChoices(draw: Draw): void {
  describe('choices', () => {
    it.each(['Segmented', 'RadioGroup'] as const)('are radios: %s', async (name) => {
      const seen = vi.fn();
      const user = draw((kit) => {
        const Control = kit[name];
        return (
          <Held
            start="png"
            seen={seen}
            draw={(value, onChange) => (
              <Control label="Format" value={value} onChange={onChange} options={formats} />
            )}
          />
        );
      });
      expect(screen.getByRole('radiogroup', { name: 'Format' })).toBeTruthy();
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PNG' }).checked).toBe(true);
      await user.click(screen.getByRole('radio', { name: 'JPEG' }));
      expect(seen).toHaveBeenCalledWith('jpeg');
    });

    it.each(['Switch', 'Checkbox'] as const)('turn something on and off: %s', async (name) => {
      const seen = vi.fn();
      const user = draw((kit) => {
        const Control = kit[name];
        return (
          <Held
            start={false}
            seen={seen}
            draw={(value, onChange) => <Control label="Crop" value={value} onChange={onChange} />}
          />
        );
      });
      const control = screen.getByRole(name.toLowerCase(), { name: 'Crop' });
      await user.click(control);
      await user.click(control);
      expect(seen.mock.calls).toEqual([[true], [false]]);
    });
  });
}

export function describeTabs(draw: Draw): void {
  describe('tabs', () => {
    it('show one tab at a time, by click and by arrow', async () => {
      const user = draw(({ Tabs }) => (
        <Held
          start="a"
          seen={() => undefined}
          draw={(value, onChange) => (
            <Tabs
              label="Options"
              value={value}
              onChange={onChange}
              tabs={[
                { value: 'a', label: 'First', content: 'one' },
                { value: 'b', label: 'Second', content: 'two' },
              ]}
            />
          )}
        />
      ));
      expect(screen.getByRole('tabpanel', { name: 'First' }).textContent).toBe('one');
      await user.click(screen.getByRole('tab', { name: 'Second' }));
      expect(screen.getByRole('tabpanel', { name: 'Second' }).textContent).toBe('two');
      await user.keyboard('{ArrowRight}');
      expect(screen.getByRole('tabpanel', { name: 'First' }).textContent).toBe('one');
      expect(document.activeElement?.textContent).toBe('First');
    });
  });
}
