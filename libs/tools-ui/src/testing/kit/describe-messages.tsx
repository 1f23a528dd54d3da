import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Draw } from './held.tsx';

/** The value from 0 to 100, of a `<progress>` or an element with `aria-valuenow`. */
const percentOf = (bar: HTMLElement) =>
  bar instanceof HTMLProgressElement ? bar.value : Number(bar.getAttribute('aria-valuenow'));

export function describeMessages(draw: Draw): void {
  describe('messages', () => {
    it('close a modal by its named button and by Escape', async () => {
      const onClose = vi.fn();
      const user = draw(({ Modal }) => (
        <Modal
          open
          onClose={onClose}
          title="Delete?"
          closeLabel="Close"
          footer={<button>Yes</button>}
        >
          <p>text</p>
        </Modal>
      ));
      expect(await screen.findByRole('dialog', { name: 'Delete?' })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await user.keyboard('{Escape}');
      expect(onClose).toHaveBeenCalledTimes(2);
    });

    it('tell how far something is, also where nobody knows', () => {
      draw(({ Progress }) => (
        <>
          <Progress label="Working" value={0.4} />
          <Progress label="Waiting" />
        </>
      ));
      expect(percentOf(screen.getByRole('progressbar', { name: 'Working' }))).toBeCloseTo(40);
      expect(screen.getByRole('progressbar', { name: 'Waiting' })).toBeTruthy();
    });

    it('interrupt for bad news only, and offer the next step', async () => {
      const onClick = vi.fn();
      const user = draw(({ Banner, EmptyState }) => (
        <>
          <Banner tone="bad" title="Lost" action={{ label: 'Reload', onClick }} />
          <Banner tone="good" title="Found" />
          <EmptyState title="Empty" text="Nothing yet" action={{ label: 'Begin', onClick }} />
        </>
      ));
      expect(screen.getByRole('alert').textContent).toContain('Lost');
      await user.click(screen.getByRole('button', { name: 'Reload' }));
      await user.click(screen.getByRole('button', { name: 'Begin' }));
      expect(onClick).toHaveBeenCalledTimes(2);
    });
  });
}
