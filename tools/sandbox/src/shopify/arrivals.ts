import { fetchSource } from './fetch-source.ts';
import type { MediaImage, MediaProblem, Picture, Shop } from './model.ts';
import type { PictureBudget } from './picture-budget.ts';
import type { StagedUploads } from './staged-uploads.ts';
import type { Store } from './store.ts';

/** Delay before the store processes a new picture. */
const defaultProcessingMs = 100;

const storageFull: MediaProblem = {
  code: 'FILE_STORAGE_LIMIT_EXCEEDED',
  message: 'File storage limit exceeded',
  details: null,
};

type Parts = {
  store: Store;
  staged: StagedUploads;
  budget: PictureBudget;
  onArrived: (shop: Shop, image: MediaImage) => void;
};

/** Pictures on their way into a store. */
export function createArrivals({ store, staged, budget, onArrived }: Parts) {
  let processingMs = defaultProcessingMs;
  let stopped = false;
  const underway = new Set<Promise<void>>();

  function forget(picture: Picture | null): void {
    if (picture && 'bytes' in picture.content) budget.give(picture.content.bytes.length);
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

  async function process(shop: Shop, image: MediaImage, source: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, processingMs).unref());
    if (stopped) return;
    image.status = 'PROCESSING';
    const got = await fetchSource(source, staged);
    // Deleted meanwhile.
    if (stopped || !shop.media.has(image.id)) return;
    settle(image, got);
    onArrived(shop, image);
  }

  return {
    forget,
    start: (shop: Shop, image: MediaImage, source: string): void => {
      image.status = 'UPLOADED';
      const tracked = process(shop, image, source).finally(() => underway.delete(tracked));
      underway.add(tracked);
    },
    setProcessingMs: (ms: number): void => {
      processingMs = ms;
    },
    stop: (): void => {
      stopped = true;
    },
    /** Resolves when no picture is pending. */
    idle: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
