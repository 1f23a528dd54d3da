import { tools } from '@tintory/catalog';
import type { Job, JobOutput } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { closeModal, KitProvider, ModalHost, type Kit } from '@tintory/ui-kit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, Suspense, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaintRequest } from '../editor-modals/paint-request.ts';
import type { PreviewProps } from '../editor-modals/preview-props.ts';
import { aJob, aPhoto, fakeApi, memoryDrafts, withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import type { ToolServices } from '../tool-services.tsx';
import { ResultTools } from './result-tools.tsx';
import { useOutcome } from './use-outcome.ts';
import { useWorkbench } from './use-workbench.ts';

// jsdom cannot read a file's bytes.
vi.mock('../photo/read-photo.ts', () => ({
  readPhoto: async (_: Blob, name: string, origin = null) => ({
    photo: { ...aPhoto(), name, origin },
  }),
}));

const handOver = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../drafts/hand-over-photo.ts', () => ({ handOverPhoto: handOver }));

const output: JobOutput = {
  ...{ object_id: 'out-1', url: 'http://api.test/out.png', width: 40, height: 30 },
  ...{ content_type: 'image/png', bytes: 9 },
};
const svgType = 'image/svg+xml';
const stroke = { mode: 'keep' as const, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] };
const toast = vi.fn<Kit['toast']>();
const edited = new Blob(['edited'], { type: 'image/png' });

/** A fake editor with the workbench's interface to it. */
const base = vi.fn();
const Paint = ({ onDone, refine, onClose }: PaintRequest & { onClose: () => void }) => (
  <div role="dialog" aria-label={refine ? 'Refine' : 'Edit'}>
    <button onClick={() => (onDone?.(edited), onClose())}>Done</button>
    <button onClick={() => (refine?.onAccept([stroke]), onClose())}>{refine?.acceptLabel}</button>
    <button onClick={() => void refine?.openBase(new AbortController().signal).then(base)}>
      Base
    </button>
  </div>
);
const Preview = (props: PreviewProps & { onClose: () => void }) => {
  const { images, onUse, onPublish, onLeave, onClose } = props;
  return (
    <div role="dialog" aria-label="Preview">
      {images.map((image) => (
        <Fragment key={image.url}>
          <button onClick={() => (onUse?.(image, 'remove_background'), onClose())}>Use here</button>
          <button onClick={() => (onUse?.(image, 'image_upscale'), onClose())}>Use there</button>
          {onPublish && <button onClick={() => (onPublish(image), onClose())}>Publish</button>}
        </Fragment>
      ))}
      <button onClick={() => (onLeave?.(false), onClose())}>Leave</button>
    </div>
  );
};

function Bench() {
  const [jobId, onJobId] = useState<string | null>('job-1');
  const bench = useWorkbench({ tool: tools[0], jobId, onJobId, drafts: memoryDrafts() });
  return (
    <>
      <ResultTools outcome={useOutcome(bench)} />
      <p>{bench.photo?.name}</p>
      <p>{bench.photo?.origin?.fileId}</p>
    </>
  );
}

async function open(
  result: Job['result'] = null,
  outputs = [output],
  changes: Partial<Job> = {},
  services: Partial<ToolServices> = {},
) {
  const { api, change } = fakeApi();
  change(
    aJob({
      ...{ status: 'succeeded', outputs, shopify_product_id: 'product-1' },
      metadata: { shopify_file_id: 'file-1' },
      result,
      ...changes,
    }),
  );
  const Services = withServices(api, () => services);
  render(
    <KitProvider kit={{ ...plainKit, toast } as Kit}>
      <Services>
        <Suspense>
          <Bench />
          <ModalHost registry={{ 'paint-image': Paint, preview: Preview }} />
        </Suspense>
      </Services>
    </KitProvider>,
  );
  await button('Edit');
  return api;
}
const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => userEvent.click(await button(name));

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.clearAllMocks();
  const bitmap = { width: 40, height: 30, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  vi.stubGlobal(
    'fetch',
    async () => new Response('picture', { headers: { 'content-type': 'image/png' } }),
  );
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:edited', revokeObjectURL: vi.fn() }),
  );
});
afterEach(() => {
  act(() => {
    closeModal('paint-image');
    closeModal('preview');
  });
  cleanup();
  vi.unstubAllGlobals();
});

describe('a result', () => {
  it('whose cutout is refined runs again with the strokes, at the price that was named', async () => {
    const api = await open();
    await click('Refine cutout');
    await click('Refine · 1 credit');
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    const [body] = api.jobs.create.mock.lastCall ?? [];
    expect(body).toMatchObject({ tool_id: 'remove_background', func_id: 'run' });
    expect(body?.inputs).toContainEqual({ key: 'object_id', value: 'object-1' });
    expect(body?.inputs).toContainEqual({ key: 'strokes', value: [stroke] });
  });

  it('that is a plain cutout is itself what strokes start from: nobody is asked', async () => {
    const fetched = vi.fn(async () => new Response('picture'));
    vi.stubGlobal('fetch', fetched);
    const api = await open();
    await click('Refine cutout');
    await click('Base');
    await waitFor(() => expect(base).toHaveBeenCalledOnce());
    expect(fetched).toHaveBeenLastCalledWith(output.url, expect.anything());
    expect(api.jobs.create).not.toHaveBeenCalled();
  });

  it('made with strokes is refined from a free cutout without any', async () => {
    const inputs = [
      { key: 'object_id', value: 'object-1' },
      { key: 'strokes', value: [stroke] },
    ];
    const api = await open(null, [output], { inputs });
    Object.assign(api.jobs, { remove: async () => ({ ok: 1 }) });
    await click('Refine cutout');
    await click('Base');
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    const [body] = api.jobs.create.mock.lastCall ?? [];
    expect(body).toMatchObject({ func_id: 'preview', inputs: [inputs[0]] });
  });

  it('goes onto a product where the app prints, and nowhere else', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Print it' })).toBeNull();
    cleanup();
    const navigate = vi.fn();
    await open(null, [output], {}, { navigate, printHref: (id) => `/print?picture=${id}` });
    await click('Print it');
    expect(navigate).toHaveBeenCalledWith('/print?picture=out-1');
  });

  it('whose cutout has a warning leaves its refinement to the banner that says so', async () => {
    await open({ confidence: 0.3 });
    expect(screen.queryByRole('button', { name: 'Refine cutout' })).toBeNull();
  });

  it('that was edited becomes the new photo without an upload, still the store’s', async () => {
    const api = await open();
    await click('Edit');
    await click('Done');
    await click('Use here');
    expect(await screen.findByText('tintory-photo.png')).toBeDefined();
    expect(screen.getByText('file-1')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(api.uploads.create).not.toHaveBeenCalled();
  });

  it('takes where it is from along into another tool', async () => {
    await open();
    await click('Edit');
    await click('Done');
    await click('Use there');
    const origin = { productId: 'product-1', fileId: 'file-1' };
    const tool = expect.objectContaining({ id: 'image_upscale' });
    await waitFor(() => expect(handOver).toHaveBeenCalledWith(tool, expect.any(File), origin));
  });

  it('that is an SVG is edited as the PNG of the same job', async () => {
    const fetched = vi.fn(async () => new Response('picture'));
    vi.stubGlobal('fetch', fetched);
    const svg = { ...output, object_id: 'svg', url: 'http://a/a.svg', content_type: svgType };
    await open(null, [svg, output]);
    await click('Edit');
    expect(await screen.findByRole('dialog', { name: 'Edit' })).toBeDefined();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(output.url, expect.anything());
  });

  it('that was edited goes into the store as a picture of its own, for the same product', async () => {
    const publish = vi.fn<NonNullable<ToolServices['publish']>>();
    await open(null, [output], {}, { publish });
    await click('Edit');
    await click('Done');
    await click('Publish');
    const [picture, onLeave] = publish.mock.lastCall ?? [];
    expect(picture).toMatchObject({ width: 40, height: 30 });
    expect(picture?.file.name).toMatch(/\.png$/);
    expect(picture?.origin).toEqual({ productId: 'product-1', fileId: 'file-1' });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => onLeave?.());
    act(() => toast.mock.lastCall?.[0].action?.onClick());
    expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeDefined();
  });

  it('that was edited is not offered to a store where the app has none', async () => {
    await open();
    await click('Edit');
    await click('Done');
    await button('Use here');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('that was edited and left unsaved can be opened again', async () => {
    await open();
    await click('Edit');
    await click('Done');
    await click('Leave');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => toast.mock.lastCall?.[0].action?.onClick());
    expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeDefined();
  });
});
