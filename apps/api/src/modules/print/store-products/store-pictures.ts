import type { PrintDesign } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import type { StoreProducts } from '../../store/products/store-products.service.ts';
import type { SentPicture } from '../store-products.table.ts';

export type StorePictures = ReturnType<typeof createStorePictures>;

/** Mock-ups on their way into a store. */
export function createStorePictures(products: Pick<StoreProducts, 'stage' | 'files'>) {
  const { files } = products;

  /** Adds one picture to a product; the store fetches it from where it is. */
  async function add(shop: string, productId: string, originalSource: string, alt: string) {
    const [fileId] = await files.create(shop, [{ originalSource, alt }]);
    if (fileId === undefined) throw new AppError('ProviderUnavailable');
    const file = await files.settled(shop, fileId);
    if (file?.fileStatus === 'READY') await files.attach(shop, fileId, productId);
    return fileId;
  }

  return {
    add,

    /** Hands the mock-ups over, in their order. */
    stage: async (shop: string, { mockups }: PrintDesign): Promise<string[]> => {
      const sources: string[] = [];
      for (const { id } of mockups) sources.push(await products.stage(shop, id));
      return sources;
    },

    /** Waits for the store's answer on each; false if it refused one. */
    settled: async (shop: string, fileIds: readonly string[]): Promise<boolean> => {
      let taken = true;
      for (const id of fileIds) {
        const file = await files.settled(shop, id);
        if (file?.fileStatus === 'FAILED') taken = false;
      }
      return taken;
    },

    /** Replaces the old mock-ups by new ones; a deleted one is added instead. */
    replace: async (
      { shop, productId, title }: { shop: string; productId: string; title: string },
      { mockups }: PrintDesign,
      old: { pictures: readonly SentPicture[]; fileIds: readonly string[] },
    ): Promise<SentPicture[]> => {
      const sent: SentPicture[] = [];
      for (const [index, { id: objectId }] of mockups.entries()) {
        const source = await products.stage(shop, objectId);
        const known = old.pictures[index]?.fileId;
        const before = known && old.fileIds.includes(known) && (await files.read(shop, known));
        if (before && before.fileStatus === 'READY') {
          await files.replace(shop, before.id, { originalSource: source, alt: title });
          sent.push({ objectId, fileId: before.id });
        } else {
          if (before) await files.remove(shop, [before.id]);
          sent.push({ objectId, fileId: await add(shop, productId, source, title) });
        }
      }
      return sent;
    },
  };
}
