import { startI18n } from '@tintory/i18n';
import { closeModal, KitProvider, ModalHost, openModal, type Kit } from '@tintory/ui-kit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { LargerSource } from '@tintory/tools-ui';
import { aJob, fakeApi, plainKit, withServices } from '@tintory/tools-ui/testing';
import { PreviewModal } from './preview-modal.tsx';

const larger = { job: aJob({ id: 'cup' }), output: {} } as LargerSource;
const image = { objectId: 'object-1', url: '/1.png', width: 800, height: 600, larger };

/** The larger-file dialog as far as the preview uses it. */
const Larger = ({ job, onClose }: LargerSource & { onClose: () => void }) => (
  <div role="dialog" aria-label={`Larger ${job.id}`}>
    <button onClick={onClose}>Close it</button>
  </div>
);

beforeAll(() => startI18n('en'));
afterEach(() => {
  act(() => closeModal());
  cleanup();
});

it('gives way to the larger sizes of its picture, and the focus to what opened it', async () => {
  const Services = withServices(fakeApi().api);
  render(
    <KitProvider kit={{ ...plainKit, toast: vi.fn() } as Partial<Kit> as Kit}>
      <Services>
        <Suspense>
          <button onClick={() => openModal('preview', { images: [image], onUse: vi.fn() })}>
            Look
          </button>
          <ModalHost registry={{ preview: PreviewModal, larger: Larger }} />
        </Suspense>
      </Services>
    </KitProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Look' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download larger' }));
  expect(await screen.findByRole('dialog', { name: 'Larger cup' })).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Preview' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Look'));
});
