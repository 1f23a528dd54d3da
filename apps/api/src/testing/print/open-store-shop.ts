import { randomUUID } from 'node:crypto';
import type { PrintDesign, PrintInStore, PrintInStorePage } from '@tintory/contract';
import { uploadForm, type Answer } from '../index.ts';
import { drawnPng } from '../store/drawn-png.ts';
import { openStore, type Merchant, type TestStore } from '../store/open-store.ts';

const path = '/api/print/store_products';

export type StoreShop = Awaited<ReturnType<typeof openStoreShop>>;

/** Merchants who sell designs in the sandbox's store. */
export async function openStoreShop(options: { printful?: boolean } = {}) {
  const store = await openStore(options);
  return {
    ...store,
    seller: async (domain?: string) => sellerOf(store, await store.merchant(domain)),
  };
}

export type Seller = Awaited<ReturnType<typeof sellerOf>>;

async function sellerOf(store: TestStore, merchant: Merchant) {
  const { call, login } = merchant;

  async function upload(grey: number): Promise<string> {
    const bytes = drawnPng(64, 64, grey);
    const form = await uploadForm(login.upload_key, bytes.length);
    const made = (await call('POST', '/api/uploads', form)).body as Record<string, string>;
    const headers = {
      'content-type': 'image/png',
      'content-disposition': String(made['content_disposition']),
    };
    await fetch(String(made['upload_signed_url']), { method: 'PUT', body: bytes, headers });
    return String(made['object_id']);
  }

  async function design(product = 't-shirt', color = 'navy'): Promise<PrintDesign> {
    const objectId = await upload(Math.floor(Math.random() * 255));
    const place = { x: 150, y: 150 + Math.random(), scale: 0.5, rotation: 0 };
    const media = [{ print_area_id: 'front', object_id: objectId, ...place }];
    const answer = await call('POST', `/api/pod/products/${product}/update_media`, {
      media,
      color,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body as PrintDesign;
  }

  const bodyFor = (designId: string, change: object = {}) => ({
    ...{ design_id: designId, title: 'Cat shirt', description: 'Soft.\n\nWith a cat & more.' },
    variants: [{ variant_id: 't-shirt.navy.s' }, { variant_id: 't-shirt.navy.m', price: 45 }],
    ...{ margin: { kind: 'percent', value: 40 }, ending: '99' },
    ...change,
  });
  const create = (
    body: object,
    key: string = randomUUID(),
    headers: Record<string, string> = {},
  ): Promise<Answer> => call('POST', path, body, { 'idempotency-key': key, ...headers });
  const list = async (query = ''): Promise<PrintInStorePage> =>
    (await call('GET', `${path}${query}`)).body as PrintInStorePage;

  return {
    ...merchant,
    ...{ design, bodyFor, create, list },
    /** A design that became a product without any fault. */
    made: async (change: object = {}): Promise<PrintInStore> => {
      const answer = await create(bodyFor((await design()).id, change));
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body as PrintInStore;
    },
    read: async (id: string) => (await call('GET', `${path}/${id}`)).body as PrintInStore,
    undo: (id: string) => call('POST', `${path}/${id}/undo`),
    refresh: (id: string) => call('POST', `${path}/${id}/refresh_media`),
    setup: () => call('GET', `${path}/setup`),
  };
}
