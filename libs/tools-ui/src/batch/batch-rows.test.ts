import type { BatchItem } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { batchRows, filterRows, madeFrom } from './batch-rows.ts';
import { newUpload, type Upload } from './upload-list.ts';

const anItem = (key: string, changes: Partial<BatchItem> = {}): BatchItem => ({
  id: `item-${key}`,
  position: 0,
  key,
  name: `${key}.png`,
  status: 'waiting',
  progress: 0,
  previewed: false,
  job_id: null,
  object_id: 'object',
  image_url: null,
  thumbnail_url: null,
  shopify_product_id: null,
  shopify_file_id: null,
  credits: 0,
  fee: 0,
  outputs: [],
  result: null,
  error: null,
  ...changes,
});
const anUpload = (key: string, state: Upload['state']): Upload => ({
  ...newUpload(new File(['x'], `${key}.png`)),
  key,
  state,
});

describe('the photos of a batch', () => {
  it('are listed once: as the API knows them, with the file this page has', () => {
    const upload = anUpload('a', 'sent');
    const rows = batchRows([anItem('a', { status: 'running' })], [upload]);
    expect(rows).toMatchObject([{ key: 'a', state: 'running', file: upload.file }]);
  });

  it('are followed by those that have not arrived', () => {
    const rows = batchRows([anItem('a')], [anUpload('b', 'sending'), anUpload('c', 'failed')]);
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      ['a', 'waiting'],
      ['b', 'sending'],
      ['c', 'unsent'],
    ]);
  });

  it('stay in the order they were chosen in, whichever arrives first', () => {
    const uploads = ['a', 'b', 'c'].map((key) => anUpload(key, 'sent'));
    const rows = batchRows([anItem('given'), anItem('c'), anItem('a')], uploads);
    expect(rows.map(({ key }) => key)).toEqual(['given', 'a', 'b', 'c']);
  });

  it('can be narrowed to what failed, for whatever reason, and to what is done', () => {
    const rows = batchRows(
      [anItem('a', { status: 'failed' }), anItem('b', { status: 'succeeded' })],
      [anUpload('c', 'refused'), anUpload('d', 'failed'), anUpload('e', 'waiting')],
    );
    expect(filterRows(rows, 'failed').map(({ key }) => key)).toEqual(['a', 'c', 'd']);
    expect(filterRows(rows, 'done').map(({ key }) => key)).toEqual(['b']);
    expect(filterRows(rows, 'all')).toHaveLength(5);
  });

  it('know the photo of their results, uploaded or in the store', () => {
    const store = { object_id: null, image_url: 'https://cdn.test/shoe.jpg' };
    const [uploaded, inStore] = batchRows([anItem('a'), anItem('b', store)], []);
    expect(uploaded && madeFrom(uploaded)).toMatchObject({ beforeId: 'object', beforeUrl: null });
    expect(inStore && madeFrom(inStore)).toMatchObject({
      beforeId: null,
      beforeUrl: 'https://cdn.test/shoe.jpg',
    });
  });
});
