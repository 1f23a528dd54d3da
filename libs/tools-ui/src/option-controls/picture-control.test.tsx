import { ApiError } from '@tintory/api-client';
import type { Job, JobOutput, ListJobsQuery } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import {
  KitProvider,
  ModalHost,
  type BannerProps,
  type Kit,
  type MenuProps,
} from '@tintory/ui-kit';
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenImage } from '../store-pickers/image-picker.tsx';
import { aJob, aPhoto, withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { plainKit } from '../testing/plain-kit.tsx';
import type { ToolServices } from '../tool-services.tsx';
import type { PictureValue } from '../options/option-field.ts';
import { PictureControl } from './picture-control.tsx';

// jsdom cannot read a file's bytes.
vi.mock('../photo/read-photo.ts', () => ({
  readPhoto: async (_: Blob, name: string) => ({ photo: { ...aPhoto(), name } }),
}));

const output = (id: string, changes: Partial<JobOutput> = {}): JobOutput => ({
  ...{ object_id: id, url: `http://api.test/${id}.png`, width: 40, height: 30 },
  ...{ content_type: 'image/png', bytes: 9, thumbnail_url: `http://api.test/${id}.webp` },
  ...changes,
});
const done = (id: string, outputs: JobOutput[], changes: Partial<Job> = {}) =>
  aJob({ id, status: 'succeeded', func_id: 'run', outputs, ...changes });

const toast = vi.fn<Kit['toast']>();
const kit = {
  ...plainKit,
  toast,
  Banner: ({ title, action }: BannerProps) => (
    <section role="alert" aria-label={title}>
      {action && <button onClick={action.onClick}>{action.label}</button>}
    </section>
  ),
  Spinner: ({ label }: { label: string }) => <span role="progressbar" aria-label={label} />,
  /** Open at all times. */
  Menu: ({ label, trigger, items }: MenuProps) => (
    <>
      <button aria-label={label} aria-haspopup="menu">
        {trigger}
      </button>
      {items.map((item) => (
        <button key={item.label} role="menuitem" onClick={item.onSelect}>
          {item.label}
        </button>
      ))}
    </>
  ),
} as Kit;

const fromShop = {
  ...{ productId: 'product-1', fileId: 'file-1', imageUrl: 'https://cdn.test/vase.jpg' },
  product: { id: 'product-1', title: 'Vase', featured_image: null },
} satisfies ChosenImage;

const StoreWindow = ({ onChoose }: { onChoose: (image: ChosenImage) => void }) => (
  <button onClick={() => onChoose(fromShop)}>The vase of the store</button>
);

type Given = Partial<Pick<ToolServices, 'signedIn' | 'hasStore'>> & {
  pages?: Job[][];
  value?: PictureValue;
};

function setUp({ pages = [[]], value: first, ...session }: Given = {}) {
  const list = vi.fn(async ({ page = 1 }: ListJobsQuery) => ({
    rows: pages[Number(page) - 1] ?? [],
    pageInfo: { page: Number(page), has_next_page: Number(page) < pages.length },
  }));
  const downloadLink = vi.fn(async (id: string) => ({ url: `http://api.test/${id}.png` }));
  const values: (PictureValue | undefined)[] = [];
  function Owner() {
    const [value, setValue] = useState(first);
    const onChange = (next: PictureValue | undefined) => (values.push(next), setValue(next));
    return <PictureControl label="Garment" disabled={false} {...{ value, onChange }} />;
  }
  const Services = withServices(
    { baseUrl: 'http://api.test', jobs: { list }, uploads: { downloadLink } },
    () => session,
  );
  const draw = () =>
    render(
      <KitProvider kit={kit}>
        <Services>
          <Suspense>
            <Owner />
            <ModalHost registry={{ 'store-images': StoreWindow }} />
          </Suspense>
        </Services>
      </KitProvider>,
    );
  return { list, downloadLink, values, draw };
}

const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
const press = async (role: 'button' | 'menuitem', name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));
const openResults = () => press('menuitem', 'Your latest results');

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  cleanup();
  toast.mockReset();
  vi.unstubAllGlobals();
});

describe('a further picture', () => {
  it('is a file where there is neither an account nor a store, without a menu', async () => {
    setUp({ signedIn: false }).draw();
    expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeTruthy();
    expect(items()).toEqual([]);
  });

  it('comes from the device or one’s own results, and from the store for merchants', async () => {
    setUp().draw();
    await screen.findByRole('group', { name: 'Garment' });
    expect(items()).toEqual(['From this device', 'Your latest results']);
    cleanup();
    setUp({ hasStore: true }).draw();
    await screen.findByRole('group', { name: 'Garment' });
    expect(items()).toEqual(['From this device', 'From your store', 'Your latest results']);
  });

  it('is a result where it is stored, shown small, and gives the focus back', async () => {
    const { draw, values } = setUp({ pages: [[done('job-1', [output('shirt')])]] });
    draw();
    await openResults();
    await press('button', /^Background remover, /);
    expect(values).toEqual([{ objectId: 'shirt', smallUrl: 'http://api.test/shirt.webp' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const trigger = screen.getByRole('button', { name: 'Replace picture' });
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(document.querySelector('img')?.src).toBe('http://api.test/shirt.webp');
  });

  it('is marked among the results once it is chosen', async () => {
    const pages = [[done('job-1', [output('shirt')]), done('job-2', [output('coat')])]];
    setUp({ pages, value: { objectId: 'coat' } }).draw();
    await openResults();
    const choices = await screen.findAllByRole('button', { name: /^Background remover, / });
    expect(choices.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('is any picture of a set, each in pixels and once, and never a free preview', async () => {
    const svg = output('drawn', { content_type: 'image/svg+xml' });
    setUp({
      pages: [
        [
          done('set', [output('one'), output('two')], { tool_id: 'product_model' }),
          done('vectors', [output('pixels'), svg], { tool_id: 'text_to_tattoo' }),
          done('free', [output('small')], { func_id: 'preview' }),
          aJob({ id: 'failed', status: 'failed' }),
        ],
      ],
    }).draw();
    await openResults();
    await screen.findByRole('button', { name: /picture 2 of 2$/ });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('is looked for page after page until there is something to see', async () => {
    const failed = aJob({ id: 'failed', status: 'failed' });
    const { draw, list } = setUp({ pages: [[failed], [done('job-1', [output('shirt')])]] });
    draw();
    await openResults();
    expect(await screen.findByRole('button', { name: /^Background remover/ })).toBeTruthy();
    expect(list).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is found by words', async () => {
    const { draw, list } = setUp({ pages: [[done('job-1', [output('shirt')])]] });
    draw();
    await openResults();
    const search = await screen.findByRole('textbox', { name: /^Search/ });
    list.mockResolvedValue({ rows: [], pageInfo: { page: 1, has_next_page: false } });
    await userEvent.type(search, 'boat');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(list.mock.lastCall?.[0]).toMatchObject({ q: 'boat' });
    expect(screen.getByRole('textbox', { name: /^Search/ })).toBe(search);
  });

  it('says where there are no results yet, and tries again where they did not load', async () => {
    const { draw, list } = setUp();
    list.mockRejectedValueOnce(new ApiError({ code: 'Offline', status: 0, message: '' }));
    draw();
    await openResults();
    await press('button', 'Try again');
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  });

  it('is fetched from the store, and is no photo of a product for that', async () => {
    const blob = async () => new Blob(['v'], { type: 'image/jpeg' });
    vi.stubGlobal('fetch', async () => ({ ok: true, blob }));
    const { draw, values } = setUp({ hasStore: true });
    draw();
    await press('menuitem', 'From your store');
    await press('button', 'The vase of the store');
    await waitFor(() => expect(values).toHaveLength(1));
    expect(values[0]).toMatchObject({ name: 'Vase.jpeg', origin: null });
  });

  it('says where the store’s picture did not load', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
    const { draw, values } = setUp({ hasStore: true });
    draw();
    await press('menuitem', 'From your store');
    await press('button', 'The vase of the store');
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(values).toEqual([]);
  });

  it('says that it is gone itself, and gives the focus to what chooses another', async () => {
    const { draw, downloadLink, values } = setUp({ value: { objectId: 'deleted' } });
    downloadLink.mockRejectedValue(new ApiError({ code: 'NotFound', status: 404, message: '' }));
    draw();
    const gone = 'This picture no longer exists. Choose another one.';
    expect(await screen.findByRole('alert', { name: gone })).toBeTruthy();
    await press('button', 'Take the picture away');
    expect(values).toEqual([undefined]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a picture' }));
  });

  describe('that is given by hand', () => {
    const file = new File(['bytes'], 'coat.png', { type: 'image/png' });
    const onPage = vi.fn();
    beforeEach(() => {
      for (const name of ['drop', 'paste']) document.addEventListener(name, onPage);
    });
    afterEach(() => {
      for (const name of ['drop', 'paste']) document.removeEventListener(name, onPage);
      onPage.mockReset();
    });

    it('may be dropped onto its place, and the page takes it for no photo', async () => {
      const { draw, values } = setUp();
      draw();
      const group = await screen.findByRole('group', { name: 'Garment' });
      const dataTransfer = { files: [file], types: ['Files'] };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
        fireEvent(group, createEvent[type](group, { dataTransfer }));
      }
      await waitFor(() => expect(values).toMatchObject([{ name: 'coat.png' }]));
      expect(onPage).not.toHaveBeenCalled();
    });

    it('is pasted where the focus is, and everywhere else into the page', async () => {
      const { draw, values } = setUp();
      draw();
      const trigger = await screen.findByRole('button', { name: 'Choose a picture' });
      const paste = () => fireEvent.paste(document.body, { clipboardData: { files: [file] } });
      paste();
      expect(onPage).toHaveBeenCalledOnce();
      trigger.focus();
      paste();
      await waitFor(() => expect(values).toMatchObject([{ name: 'coat.png' }]));
      expect(onPage).toHaveBeenCalledOnce();
    });
  });
});
