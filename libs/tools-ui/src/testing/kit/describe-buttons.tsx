import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Draw } from './held.tsx';

export function describeButtons(draw: Draw): void {
  describe('buttons', () => {
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
      // A kit may add the loading state to the name.
      await user.click(screen.getByRole('button', { name: /^(Loading)?Wait$/ }));
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

    it('open a menu that does what is chosen, and closes', async () => {
      const onSelect = vi.fn();
      const user = draw(({ Menu }) => (
        <Menu label="More" trigger="…" items={[{ label: 'Delete', onSelect, danger: true }]} />
      ));
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      expect(onSelect).toHaveBeenCalledOnce();
      expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe(
        'false',
      );
    });
  });
}
