import { findTool } from '@tintory/catalog';
import type { ToolSample } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aPhoto, withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import { StartPanel } from './start-panel.tsx';
import type { WorkbenchState } from './use-workbench.ts';

// jsdom cannot read a file's bytes.
vi.mock('../photo/read-photo.ts', () => ({
  readPhoto: async (_: Blob, name: string) => ({ photo: { ...aPhoto(), name } }),
}));
vi.mock('../jobs/fetch-picture.ts', () => ({ fetchPicture: async () => new Blob(['bytes']) }));

const sample: ToolSample = {
  before_url: 'http://api.test/lea.webp',
  after_url: 'http://api.test/after.webp',
  before_small_url: 'http://api.test/small/lea.webp',
  after_small_url: 'http://api.test/small/after.webp',
  width: 4,
  height: 3,
  alt: 'A woman in a sweater',
  inputs: [{ key: 'kind', value: 'top' }],
  pictures: [{ key: 'garment_object_id', urls: ['http://api.test/sweater.webp'] }],
};

beforeAll(() => startI18n('en'));
beforeEach(() => {
  const matchMedia = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => matchMedia);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('gives an example with every picture that it takes to run', async () => {
  const tool = findTool('virtual_dress');
  const pick = vi.fn();
  const bench = { tool, func: tool?.functions[0], problem: null, pick };
  const Services = withServices({});
  render(
    <Services>
      <KitProvider kit={plainKit as Kit}>
        <StartPanel bench={bench as unknown as WorkbenchState} samples={[sample]} />
      </KitProvider>
    </Services>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Try the sample/ }));
  await waitFor(() => expect(pick).toHaveBeenCalledOnce());
  const [file, origin, settings] = pick.mock.calls[0] ?? [];
  expect([file.name, origin]).toEqual(['lea.webp', null]);
  expect(settings).toEqual({
    garment_object_id: expect.objectContaining({ name: 'sweater.webp' }),
  });
});
