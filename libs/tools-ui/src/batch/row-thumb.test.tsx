import type { BatchItem } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BatchRow } from './batch-rows.ts';
import { RowThumb } from './row-thumb.tsx';

const item: BatchItem = {
  ...{ id: 'a', position: 0, key: 'a', name: 'a.jpg', status: 'waiting', progress: 0 },
  ...{
    previewed: false,
    job_id: null,
    object_id: 'photo',
    image_url: null,
    thumbnail_url: 'http://api.test/photo',
  },
  ...{ shopify_product_id: null, shopify_file_id: null, credits: 0, fee: 0 },
  ...{ outputs: [], result: null, error: null },
};
const row: BatchRow = {
  ...{ key: 'a', name: 'a.jpg', state: 'waiting', progress: 0, problem: null },
  ...{ file: null, photoUrl: null, item },
};
const result: BatchItem['outputs'][number] = {
  ...{ object_id: 'result', url: 'http://api.test/result', thumbnail_url: null },
  ...{ content_type: 'image/png', width: 8, height: 8, bytes: 10 },
};

beforeAll(() => startI18n('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(more: Partial<BatchRow>, clear = false) {
  render(
    <Suspense>
      <RowThumb row={{ ...row, ...more }} clear={clear} onLook={null} />
    </Suspense>,
  );
  return {
    get src() {
      return document.querySelector('img')?.getAttribute('src') ?? null;
    },
    get canvas() {
      return document.querySelector('canvas');
    },
    get blank() {
      return document.querySelector('svg') !== null;
    },
    break: () => fireEvent.error(document.querySelector('img') as HTMLImageElement),
  };
}

describe('the picture of a row', () => {
  it('is the photo as the server keeps it, once this page no longer has it', () => {
    show({});
    const img = document.querySelector('img');
    expect(img?.getAttribute('src')).toBe('http://api.test/photo');
    expect(img?.getAttribute('loading')).toBe('lazy');
    expect([img?.width, img?.height]).toEqual([56, 56]);
  });

  it('is the result as soon as there is one', () => {
    expect(show({ item: { ...item, outputs: [result] } }).src).toBe('http://api.test/result');
  });

  it('shows a result whole that was cut out, and fills its square with a photo', () => {
    const isWhole = () => document.querySelector('[data-clear]') !== null;
    show({}, true);
    expect(isWhole()).toBe(false);
    show({ item: { ...item, outputs: [result] } }, true);
    expect(isWhole()).toBe(true);
  });

  it('is the photo again where the result does not come, and blank where neither does', () => {
    const thumb = show({ item: { ...item, outputs: [result] } });
    thumb.break();
    expect(thumb.src).toBe('http://api.test/photo');
    thumb.break();
    expect([thumb.src, thumb.blank]).toEqual([null, true]);
  });

  it('is blank while the server has none', () => {
    expect(show({ item: { ...item, thumbnail_url: null } }).blank).toBe(true);
  });

  it('is the store’s where the photo was chosen there', () => {
    const store = { ...item, thumbnail_url: null, image_url: 'http://cdn.test/one' };
    expect(show({ item: store, photoUrl: store.image_url }).src).toBe('http://cdn.test/one');
  });

  it('is drawn of the file while this page has it', () => {
    vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
    const thumb = show({ file: new Blob(['x']) });
    expect([thumb.src, thumb.canvas === null]).toEqual([null, false]);
  });

  it('is the server’s where this browser cannot read the file', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('HEIC')));
    const thumb = show({ file: new Blob(['x']) });
    await vi.waitFor(() => expect(thumb.src).toBe('http://api.test/photo'));
  });
});
