import type { Kit } from '@tintory/ui-kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw-kit.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the merchants’ messages', () => {
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
    expect(screen.getByRole('dialog', { name: 'Delete?' })).toBeTruthy();
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
    const bar = screen.getByRole('progressbar', { name: 'Working' });
    expect((bar as HTMLProgressElement).value).toBe(40);
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
});
