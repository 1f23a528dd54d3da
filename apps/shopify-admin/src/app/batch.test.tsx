import { startI18n } from '@tintory/i18n';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, rows, stubStore } from '../../test/open-app.tsx';

const createdAt = '2026-01-15T10:00:00.000Z';
const counts = { waiting: 0, running: 0, succeeded: 2, failed: 0, canceled: 0 };

/** Each test has its own batch, because the publish store is module state. */
let batchId = '';
let serial = 0;
const batchOf = () => ({
  ...{
    id: batchId,
    tool_id: 'product_model',
    func_id: 'run',
    status: 'finished',
    counts,
    retryable: 0,
  },
  ...{
    pause_reason: null,
    inputs: [],
    same_place: false,
    shared: null,
    complete: true,
    credits_each: 5,
    credits: 15,
    fee: 0,
  },
  ...{ created_at: createdAt, finished_at: createdAt },
});
const objectOf = (name: string) => `${batchId}-${name}`;
const outputOf = (name: string) => ({
  ...{ object_id: objectOf(name), url: `http://api.test/${name}`, width: 8, height: 8 },
  ...{ content_type: 'image/png', bytes: 9 },
});
const itemOf = (name: string, pictures: readonly string[]) => ({
  ...{ id: objectOf(`item-${name}`), key: name, name, position: 0, progress: 1, credits: 5 },
  ...{ status: 'succeeded', job_id: name, object_id: null, image_url: null, error: null, fee: 0 },
  shopify_product_id: 'gid://shopify/Product/1',
  shopify_file_id: 'gid://shopify/MediaImage/9',
  outputs: pictures.map(outputOf),
});
const publicationOf = (name: string) => ({
  ...{ id: `publication-${name}`, product_id: 'gid://shopify/Product/1', status: 'published' },
  ...{ file_id: 'gid://shopify/MediaImage/new', object_id: objectOf(name) },
  ...{ before_url: null, after_url: 'http://cdn.test/new', alt: '', alt_before: null },
  ...{ created_at: '2026-01-15T11:00:00.000Z', undone_at: null, undoable: true },
});

type Update = { object_id: string; file_id: string | null };
let publications: object[];
let updates: Update[];
let undone: string[];
/** Photos not yet processed. */
let waiting: string[];
/** Items that the store refuses once. */
let refused: Set<string>;

function update(body: Update): Response {
  if (refused.delete(body.object_id))
    return Response.json({ code: 'PublishRefused', message: 'The file is odd.' }, { status: 422 });
  updates.push(body);
  return Response.json({ id: 'gid://shopify/MediaImage/9', alt: '', Image: { image: {} } });
}

beforeAll(() => startI18n('en'));
beforeEach(() => {
  localStorage.clear();
  batchId = `b${(serial += 1)}`;
  publications = [];
  updates = [];
  undone = [];
  waiting = [];
  refused = new Set();
  const items = () =>
    [itemOf('Red mug', ['red']), itemOf('Blue mug', ['blue', 'blue-2'])].map((item) =>
      waiting.includes(item.name) ? { ...item, status: 'waiting', outputs: [] } : item,
    );
  stubStore({
    [`GET /api/batches/${batchId}`]: () => Response.json(batchOf()),
    [`GET /api/batches/${batchId}/items`]: () => rows(items()),
    'GET /api/shopify/images': () => rows([]),
    'GET /api/shopify/publications': () => rows(publications),
    'POST /api/shopify/images/update': (body) => update(body as Update),
    'POST /api/shopify/publications/publication-blue-2/undo': () => {
      undone.push('publication-blue-2');
      publications = [{ ...publicationOf('blue-2'), status: 'undone' }];
      return Response.json(publications[0]);
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => openApp(`/batch?batch=${batchId}`);
const box = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const published = () => updates.map(({ object_id: id }) => id);

describe('the results of a batch', () => {
  it('are all chosen at first, and only those that stay so are published', async () => {
    const user = open();
    expect(await box('Choose all')).toHaveProperty('checked', true);
    await user.click(await box('Publish Red mug'));
    expect(screen.getByText('1 of 2 chosen')).toBeTruthy();
    await user.click(await button('Publish 1 result'));
    await screen.findByText('1 of 2 in your store', { selector: 'p' });
    expect(published()).toEqual([objectOf('blue')]);
    expect(screen.queryByRole('checkbox', { name: 'Publish Blue mug' })).toBeNull();
  });

  it('are chosen and left out as a whole', async () => {
    const user = open();
    await user.click(await box('Choose all'));
    expect(await box('Publish Red mug')).toHaveProperty('checked', false);
    expect(screen.getByText('0 of 2 chosen')).toBeTruthy();
    expect((await button('Publish 0 results')).getAttribute('aria-disabled')).toBe('true');
    await user.click(await box('Choose all'));
    expect((await button('Publish 2 results')).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('that have several pictures are published with the one that was picked', async () => {
    const user = open();
    await user.click(await button('Which picture of Blue mug: 1 of 2'));
    await user.click(await button('Result 2 of 2'));
    expect(await button('Which picture of Blue mug: 2 of 2')).toBeTruthy();
    await user.click(await button('Publish 2 results'));
    await waitFor(() => expect(published()).toEqual([objectOf('red'), objectOf('blue-2')]));
  });

  it('that were added before a reload are not offered again', async () => {
    publications = [publicationOf('blue-2')];
    open();
    await screen.findByText('1 of 2 in your store', { selector: 'p' });
    expect(await button('Publish 1 result')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Publish Blue mug' })).toBeNull();
  });

  it('that were taken back elsewhere are offered again', async () => {
    publications = [publicationOf('blue-2')];
    const user = open();
    await screen.findByText('1 of 2 in your store', { selector: 'p' });
    publications = [{ ...publicationOf('blue-2'), status: 'undone' }];
    // Publishing any result refetches the store's list.
    await user.click(await button('Publish 1 result'));
    expect(await button('Publish 1 result')).toBeTruthy();
    expect(await box('Publish Blue mug')).toBeTruthy();
  });

  it('are taken back one by one', async () => {
    publications = [publicationOf('blue-2')];
    const user = open();
    await user.click(await button('Undo Blue mug'));
    await screen.findByText('The old picture is back');
    expect(undone).toEqual(['publication-blue-2']);
    expect(await button('Publish 2 results')).toBeTruthy();
  });

  it('that the store refused are tried again by themselves', async () => {
    refused.add(objectOf('red'));
    const user = open();
    await user.click(await box('Publish Blue mug'));
    await user.click(await button('Publish 1 result'));
    expect(await screen.findAllByText(/did not take this picture/)).toHaveLength(2);
    await user.click(await button('Try 1 failed again'));
    await screen.findByText('1 of 2 in your store', { selector: 'p' });
    expect(published()).toEqual([objectOf('red')]);
  });

  it('go the way of what was published last in this store', async () => {
    publications = [publicationOf('of another batch')];
    const user = open();
    expect(await screen.findByRole('radio', { name: 'Add', checked: true })).toBeTruthy();
    await user.click(await button('Publish 2 results'));
    await waitFor(() => expect(updates.map(({ file_id: id }) => id)).toEqual([null, null]));
  });

  it('replace their pictures where nothing was published before', async () => {
    const user = open();
    expect(await screen.findByRole('radio', { name: 'Replace', checked: true })).toBeTruthy();
    await user.click(await button('Publish 2 results'));
    const file = 'gid://shopify/MediaImage/9';
    await waitFor(() => expect(updates.map(({ file_id: id }) => id)).toEqual([file, file]));
  });

  it('have their place before the first of them comes, so that no row moves then', async () => {
    waiting = ['Red mug', 'Blue mug'];
    open();
    expect(await box('Choose all')).toHaveProperty('disabled', true);
    expect((await button('Publish 0 results')).getAttribute('aria-disabled')).toBe('true');
    expect(await button('Change alt texts')).toBeTruthy();
    expect(await screen.findByRole('radio', { name: 'Replace' })).toBeTruthy();
  });
});
