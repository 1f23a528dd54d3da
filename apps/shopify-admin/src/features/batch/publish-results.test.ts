import { ApiError, type Api } from '@tintory/api-client';
import type { BatchItem, UpdateStoreImageBody } from '@tintory/contract';
import { expect, it, vi } from 'vitest';
import { isResult, publishResults, undoResults, type Result } from './publish-results.ts';
import type { Entry } from './publish-store.ts';

const resultOf = (id: string, changes: Partial<BatchItem> = {}): Result =>
  ({
    id,
    status: 'succeeded',
    name: id,
    shopify_product_id: 'product',
    shopify_file_id: `file-${id}`,
    outputs: [{ object_id: `object-${id}`, url: '', width: 8, height: 8 }],
    ...changes,
  }) as Result;

const picks = new Map<string, number>();

const refusal = (code: string) => new ApiError({ code, status: 422, message: code });

/** A store with a picture for each of a, b and c, which records publications. */
function storeWith(refuse: (body: UpdateStoreImageBody) => ApiError | null = () => null) {
  const bodies: UpdateStoreImageBody[] = [];
  const images = vi.fn(async () => ({
    rows: ['a', 'b', 'c'].map((id) => ({ id: `file-${id}`, alt: `alt of ${id}` })),
    pageInfo: { end_cursor: null, has_next_page: false },
  }));
  const updateImage = vi.fn(async (body: UpdateStoreImageBody) => {
    const error = refuse(body);
    if (error) throw error;
    bodies.push(body);
    return { id: body.file_id ?? `new-${bodies.length}` };
  });
  const publications = vi.fn(async () => ({
    rows: [{ id: 'publication-a', object_id: 'object-a', status: 'published' }],
    pageInfo: { end_cursor: null, has_next_page: false },
  }));
  const undoPublication = vi.fn(async () => ({}));
  const store = { images, updateImage, publications, undoPublication };
  const states = new Map<string, Entry>();
  const controller = new AbortController();
  const work = {
    api: { store } as unknown as Pick<Api, 'store'>,
    signal: controller.signal,
    set: (id: string, entry: Partial<Entry> & Pick<Entry, 'state'>) =>
      void states.set(id, { objectId: null, problem: null, ...entry }),
  };
  return { work, states, bodies, controller, ...store };
}

it('replaces each picture and keeps its alt text, which is read once a product', async () => {
  const { work, bodies, states, images } = storeWith();
  await publishResults(
    [resultOf('a'), resultOf('b')],
    { way: 'replace', alts: new Map(), picks },
    work,
  );
  expect(bodies).toEqual([
    { product_id: 'product', object_id: 'object-a', file_id: 'file-a', alt: 'alt of a' },
    { product_id: 'product', object_id: 'object-b', file_id: 'file-b', alt: 'alt of b' },
  ]);
  expect(images).toHaveBeenCalledOnce();
  expect(states.get('b')).toEqual({ state: 'published', objectId: 'object-b', problem: null });
});

it('adds pictures beside the old ones', async () => {
  const { work, bodies, states } = storeWith();
  await publishResults([resultOf('a')], { way: 'add', alts: new Map(), picks }, work);
  expect(bodies).toMatchObject([{ file_id: null, alt: 'alt of a' }]);
  expect(states.get('a')?.objectId).toBe('object-a');
});

it('takes the merchant’s own alt text where there is one', async () => {
  const { work, bodies } = storeWith();
  const alts = new Map([['a', 'Better']]);
  await publishResults([resultOf('a'), resultOf('b')], { way: 'replace', alts, picks }, work);
  expect(bodies.map(({ alt }) => alt)).toEqual(['Better', 'alt of b']);
});

it('puts the picture there that was picked out of several', async () => {
  const { work, bodies, states } = storeWith();
  const outputs = ['first', 'second'].map((id) => ({ object_id: id })) as Result['outputs'];
  const results = [resultOf('a', { outputs }), resultOf('b', { outputs })];
  const wishes = { way: 'replace', alts: new Map(), picks: new Map([['b', 1]]) } as const;
  await publishResults(results, wishes, work);
  expect(bodies.map(({ object_id: id }) => id)).toEqual(['first', 'second']);
  expect(states.get('b')?.objectId).toBe('second');
});

it('goes on after a picture that the store refuses', async () => {
  const { work, states } = storeWith(({ file_id: id }) =>
    id === 'file-a' ? refusal('PublishRefused') : null,
  );
  await publishResults(
    [resultOf('a'), resultOf('b')],
    { way: 'replace', alts: new Map(), picks },
    work,
  );
  expect(states.get('a')).toMatchObject({ state: 'failed', problem: 'PublishRefused' });
  expect(states.get('b')?.state).toBe('published');
});

it('ends where the store is gone', async () => {
  const { work, states, updateImage } = storeWith(() => refusal('StoreGone'));
  await publishResults(
    [resultOf('a'), resultOf('b')],
    { way: 'replace', alts: new Map(), picks },
    work,
  );
  expect(updateImage).toHaveBeenCalledOnce();
  expect(states.has('b')).toBe(false);
});

it('stops between two pictures', async () => {
  const { work, states, controller } = storeWith(() => {
    controller.abort();
    return null;
  });
  await publishResults(
    [resultOf('a'), resultOf('b')],
    { way: 'replace', alts: new Map(), picks },
    work,
  );
  expect([...states.keys()]).toEqual(['a']);
  expect(states.get('a')?.state).toBe('published');
});

it('takes back what stands in the store, and leaves what is back already', async () => {
  const { work, states, undoPublication } = storeWith();
  const entries = new Map<string, Entry>([
    ['a', { state: 'published', objectId: 'object-a', problem: null }],
    ['b', { state: 'published', objectId: 'object-b', problem: null }],
  ]);
  await undoResults([resultOf('a'), resultOf('b')], entries, work);
  expect(undoPublication.mock.calls).toEqual([['publication-a']]);
  expect([...states.values()].map(({ state }) => state)).toEqual(['undone', 'undone']);
});

it('counts what the store does not give back as published still', async () => {
  const { work, states, undoPublication } = storeWith();
  undoPublication.mockRejectedValueOnce(refusal('Conflict'));
  const entry = { state: 'published', objectId: 'object-a', problem: null } as const;
  await undoResults([resultOf('a')], new Map([['a', entry]]), work);
  expect(states.get('a')).toMatchObject({ state: 'published', problem: 'Conflict' });
});

it.each([
  ['failed', resultOf('a', { status: 'failed' })],
  ['deleted', resultOf('a', { outputs: [] })],
  ['of no product', resultOf('a', { shopify_product_id: null })],
])('counts nothing that is %s as a result', (_name, item) => expect(isResult(item)).toBe(false));
