import { fetchSource } from './fetch-source.ts';
import type { MediaImage, MediaProblem, Picture, Product, Shop } from './model.ts';
import type { PictureBudget } from './picture-budget.ts';
import type { StagedUploads } from './staged-uploads.ts';
import type { Store } from './store.ts';
import { productPayload } from './webhook-payloads.ts';
import type { Webhooks } from './webhooks.ts';

/** How long a picture is on its way before the store looks at it. */
const defaultProcessingMs = 100;

const storageFull: MediaProblem = {
  code: 'FILE_STORAGE_LIMIT_EXCEEDED',
  message: 'File storage limit exceeded',
  details: null,
};

export type Media = ReturnType<typeof createMedia>;

type Parts = { store: Store; webhooks: Webhooks; staged: StagedUploads; budget: PictureBudget };

/** The store's pictures: they arrive some time after they were asked for. */
export function createMedia({ store, webhooks, staged, budget }: Parts) {
  let processingMs = defaultProcessingMs;
  let stopped = false;
  const underway = new Set<Promise<void>>();

  function touch(shop: Shop, product: Product): void {
    product.updatedAt = store.now();
    // An app that is gone hears nothing of products any more.
    if (shop.installation) webhooks.emit('products/update', shop, productPayload(product));
  }

  const productsOf = (shop: Shop, id: number): Product[] =>
    [...shop.products.values()].filter(({ media }) => media.includes(id));

  function forget(picture: Picture | null): void {
    if (picture && 'bytes' in picture.content) budget.give(picture.content.bytes.length);
  }

  async function process(shop: Shop, image: MediaImage, source: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, processingMs).unref());
    if (stopped) return;
    image.status = 'PROCESSING';
    const got = await fetchSource(source, staged);
    // Deleted meanwhile.
    if (stopped || !shop.media.has(image.id)) return;
    settle(image, got);
    for (const product of productsOf(shop, image.id)) touch(shop, product);
  }

  function settle(image: MediaImage, got: Awaited<ReturnType<typeof fetchSource>>): void {
    image.updatedAt = store.now();
    const room = 'picture' in got && budget.take(got.picture.content.bytes.length);
    if ('picture' in got && room) {
      forget(image.picture);
      image.picture = got.picture;
      image.status = 'READY';
      return;
    }
    image.status = 'FAILED';
    image.problems = ['problem' in got ? got.problem : storageFull];
  }

  function start(shop: Shop, image: MediaImage, source: string): void {
    image.status = 'UPLOADED';
    const tracked = process(shop, image, source).finally(() => underway.delete(tracked));
    underway.add(tracked);
  }

  return {
    touch,
    productsOf,

    create: (shop: Shop, source: string, alt: string | null, name?: string): MediaImage => {
      const now = store.now();
      const id = store.newId();
      const filename = name ?? freeName(shop, nameIn(source), id);
      const image: MediaImage = {
        id,
        alt,
        filename,
        status: 'UPLOADED',
        problems: [],
        picture: null,
        createdAt: now,
        updatedAt: now,
      };
      shop.media.set(id, image);
      start(shop, image, source);
      return image;
    },

    /** The picture changes once the new one has arrived; till then, and if it fails, the old stays. */
    replace: (shop: Shop, image: MediaImage, source: string): void => start(shop, image, source),

    remove: (shop: Shop, image: MediaImage): void => {
      shop.media.delete(image.id);
      forget(image.picture);
      for (const product of productsOf(shop, image.id)) {
        product.media = product.media.filter((id) => id !== image.id);
        touch(shop, product);
      }
    },

    setProcessingMs: (ms: number): void => {
      processingMs = ms;
    },
    stop: (): void => {
      stopped = true;
    },
    /** Resolves when no picture is on its way any more. */
    idle: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}

/** The last part of an address, made harmless for a path. */
function nameIn(source: string): string {
  const last = new URL(source).pathname.split('/').at(-1) ?? '';
  return decodeURIComponent(last).replaceAll(/[^\w.-]+/g, '-') || 'image';
}

/** Names are unique in a store's files. */
function freeName(shop: Shop, name: string, id: number): string {
  const taken = [...shop.media.values()].some(({ filename }) => filename === name);
  if (!taken) return name;
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)}_${id}${name.slice(dot)}` : `${name}_${id}`;
}
