import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Preview</button>
      {open && (
        <Dialog title="Result" closeLabel="Close" width={720} onClose={() => setOpen(false)}>
          <button>Next</button>
        </Dialog>
      )}
    </>
  );
}

function openPage() {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  render(<Page />, { container: root });
  return root;
}

describe('the dialog', () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });

  it('still hears Escape where the button that had the focus is disabled', async () => {
    openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    screen.getByRole('button', { name: 'Next' }).focus();
    screen.getByRole('button', { name: 'Next' }).blur();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is named by its title and makes the page behind it inert', async () => {
    const root = openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(screen.getByRole('dialog', { name: 'Result' })).toBeTruthy();
    expect(root.hasAttribute('inert')).toBe(true);
  });

  it('closes on Escape and gives focus back', async () => {
    const root = openPage();
    const opener = screen.getByRole('button', { name: 'Preview' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(root.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  it('keeps the Tab key inside, in both directions', async () => {
    openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  });
});
