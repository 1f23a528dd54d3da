import { findTool } from '@tintory/catalog';
import type { ToolSample } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPhoto, withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import { MoreSamples } from './more-samples.tsx';
import type { WorkbenchState } from './use-workbench.ts';

// jsdom cannot read a file's bytes.
vi.mock('../photo/read-photo.ts', () => ({
  readPhoto: async (_: Blob, name: string) => ({ photo: { ...aPhoto(), name } }),
}));
vi.mock('../jobs/fetch-picture.ts', () => ({ fetchPicture: async () => new Blob(['bytes']) }));

let meet: () => void;

/** Fakes `IntersectionObserver` under the test's control. */
class Watcher {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    meet = () => tell([{ isIntersecting: true }]);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sampleOf = (changes: Partial<ToolSample>): ToolSample => ({
  before_url: 'http://api.test/before.webp',
  after_url: 'http://api.test/after.webp',
  before_small_url: 'http://api.test/small/before.webp',
  after_small_url: 'http://api.test/small/after.webp',
  width: 4,
  height: 3,
  alt: 'A dog',
  inputs: [],
  pictures: [],
  ...changes,
});

function setUp(toolId: string, samples: ToolSample[]) {
  const tool = findTool(toolId);
  const [func] = tool?.functions ?? [];
  const pages = [samples.slice(0, 1), samples.slice(1)];
  const moreSamples = vi.fn(async (_id: string, { cursor = '0' }: { cursor?: string }) => ({
    rows: pages[Number(cursor)] ?? [],
    pageInfo: { end_cursor: cursor === '0' && samples.length > 1 ? '1' : null },
  }));
  const needsPhoto = func?.fields.some(({ kind }) => kind === 'image') ?? false;
  const bench = { tool, func, needsPhoto, pick: vi.fn(), setValues: vi.fn() };
  const taken = vi.fn();
  const Services = withServices({ tools: { moreSamples } });
  render(
    <Services>
      <KitProvider kit={plainKit as Kit}>
        <MoreSamples bench={bench as unknown as WorkbenchState} onTaken={taken} />
      </KitProvider>
    </Services>,
  );
  return { moreSamples, taken, ...bench };
}

const make = (alt: string) => screen.findByRole('button', { name: `${alt} Make this one` });

describe('the examples below the workbench', () => {
  it('are asked for once they come near the view', async () => {
    const { moreSamples } = setUp('product_model', [sampleOf({})]);
    expect(moreSamples).not.toHaveBeenCalled();
    meet();
    expect(await make('A dog')).toBeDefined();
  });

  it('come page by page', async () => {
    setUp('product_model', [
      sampleOf({}),
      sampleOf({ alt: 'A cat', after_url: 'http://api.test/2' }),
    ]);
    meet();
    await make('A dog');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await make('A cat')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('hand over the photo, the options and the further pictures of one', async () => {
    const sample = sampleOf({
      inputs: [{ key: 'kind', value: 'top' }],
      pictures: [{ key: 'garment_object_id', urls: ['http://api.test/sweater.webp'] }],
    });
    const { pick, taken } = setUp('virtual_dress', [sample]);
    meet();
    await userEvent.click(await make('A dog'));
    await waitFor(() => expect(taken).toHaveBeenCalledWith(sample));
    const [file, origin, settings] = pick.mock.calls[0] ?? [];
    expect([file.name, origin]).toEqual(['before.webp', null]);
    expect(settings).toMatchObject({
      kind: 'top',
      garment_object_id: { name: 'sweater.webp' },
    });
  });

  it('hand over words where the tool takes no photo', async () => {
    const inputs = [{ key: 'prompt', value: 'compass' }];
    const { setValues, pick } = setUp('text_to_tattoo', [sampleOf({ inputs })]);
    meet();
    await userEvent.click(await make('A dog'));
    await waitFor(() => expect(setValues).toHaveBeenCalledOnce());
    expect(setValues.mock.calls[0]?.[0]).toMatchObject({ prompt: 'compass' });
    expect(pick).not.toHaveBeenCalled();
  });
});
