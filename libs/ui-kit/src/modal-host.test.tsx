import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ModalHost, type ModalRegistry } from './modal-host.tsx';
import type { ModalControls } from './modal-map.ts';
import { closeModal, openModal } from './modal-store.ts';

declare module './modal-map.ts' {
  interface ModalMap {
    greeting: { name: string };
    missing: { name: string };
  }
}

const Greeting = ({ name, onClose }: { name: string } & ModalControls) => (
  <div role="dialog" aria-label={`Hello ${name}`}>
    <button onClick={onClose}>Close</button>
  </div>
);
const registry: ModalRegistry = { greeting: lazy(async () => ({ default: Greeting })) };

function Page() {
  return (
    <>
      <button onClick={() => openModal('greeting', { name: 'Ada' })}>Greet</button>
      <ModalHost registry={registry} />
    </>
  );
}

describe('the modal host', () => {
  afterEach(() => {
    act(() => closeModal());
    cleanup();
  });

  it('loads and shows the modal that was opened', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Greet' }));
    expect(await screen.findByRole('dialog', { name: 'Hello Ada' })).toBeTruthy();
  });

  it('gives focus back to whatever opened the modal', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Greet' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('leaves the address as it is', async () => {
    render(<Page />);
    const before = location.href;
    act(() => openModal('greeting', { name: 'Ada' }));
    await screen.findByRole('dialog');
    expect(location.href).toBe(before);
  });

  it('gives new props to a modal that is open already', async () => {
    render(<Page />);
    act(() => openModal('greeting', { name: 'Ada' }));
    act(() => openModal('greeting', { name: 'Grace' }));
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Hello Grace' })).toBeTruthy();
  });
});
