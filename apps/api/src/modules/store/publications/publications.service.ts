import type { CursorPage, ErrorCode, Publication, StoreImage } from '@tintory/contract';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import { assertFile, assertProduct, viewImage } from '../catalogue/catalogue.service.ts';
import { isReplacement, isUndoable, originalGone } from './originals.ts';
import type { PictureCopies, PictureSource } from './picture-copies.ts';
import * as repository from './publications.repository.ts';
import type { PublicationRow } from './publications.repository.ts';
import { publishRefused, type StoreFile, type StoreFiles } from './store-files.ts';

/** Younger ones somebody is waiting for. */
const graceMs = 60_000;

/** After any other failure the store may have done what it was asked for. */
const notTaken: ErrorCode[] = ['PublishRefused', 'StoreGone', 'TooManyRequests'];

type Dependencies = {
  db: Database;
  files: StoreFiles;
  copies: PictureCopies;
  uploads: UploadsService;
  onError: (error: unknown) => void;
  now: () => Date;
};

type Wish = PictureSource & { product_id: string; alt: string };
type ListQuery = { product_id?: string | undefined; cursor?: string | undefined; limit: number };

export type PublicationsService = ReturnType<typeof createPublicationsService>;

/** Puts pictures into a store so that each can be taken back. */
export function createPublicationsService(dependencies: Dependencies) {
  const { db, files, copies, uploads, onError, now } = dependencies;

  /** What the store refused leaves nothing behind: neither there nor here. */
  async function withdraw(row: PublicationRow, file: StoreFile | undefined): Promise<void> {
    if (!isReplacement(row)) {
      if (file) await files.remove(row.shop, [row.fileId]);
    } else if (file?.fileStatus === 'FAILED') await files.keepOld(row.shop, row.fileId);
    await repository.deletePublication(db, row.id);
    await copies.drop(row.copyKey);
  }

  /**
   * Waits for the store's word; one picture that it refuses takes the others back with it. While
   * there is no word the rows stay: see `settlePending`.
   */
  async function finish(rows: PublicationRow[]): Promise<StoreImage[]> {
    const settled: { row: PublicationRow; file: StoreFile }[] = [];
    for (const row of rows) {
      const file = await files.settled(row.shop, row.fileId);
      if (!file) throw publishRefused([{ message: 'The store has not taken it yet.' }]);
      settled.push({ row, file });
    }
    const refused = settled.filter(({ file }) => file.fileStatus !== 'READY');
    if (refused.length > 0) {
      for (const { row, file } of settled) await withdraw(row, file);
      const reasons = refused.flatMap(({ file }) => [...file.fileErrors, ...file.mediaErrors]);
      throw publishRefused(reasons);
    }
    const images: StoreImage[] = [];
    for (const { row, file } of settled) images.push(await publish(row, file));
    return images;
  }

  async function publish(row: PublicationRow, file: StoreFile): Promise<StoreImage> {
    if (!isReplacement(row)) {
      await orWithdraw(row, file, files.attach(row.shop, row.fileId, row.productId));
    }
    const image = viewImage(file);
    if (!image) throw new AppError('ProviderUnavailable');
    const afterUrl = image.Image.image.url;
    await repository.updatePublication(db, row.id, { status: 'published', afterUrl });
    return image;
  }

  async function orWithdraw(
    row: PublicationRow,
    file: StoreFile | undefined,
    work: Promise<void>,
    codes: ErrorCode[] = ['PublishRefused'],
  ) {
    try {
      await work;
    } catch (error) {
      if (error instanceof AppError && codes.includes(error.code)) await withdraw(row, file);
      throw error;
    }
  }

  async function add(
    shop: string,
    sources: string[],
    wish: Pick<Wish, 'product_id' | 'object_id' | 'alt'>,
  ) {
    const { alt } = wish;
    const given = sources.map((originalSource) => ({ originalSource, alt }));
    const ids = await files.create(shop, given);
    const rows: PublicationRow[] = [];
    for (const [at, fileId] of ids.entries()) {
      rows.push(
        await repository.insertPublication(db, {
          shop,
          productId: wish.product_id,
          fileId,
          objectId: wish.object_id ?? null,
          status: 'pending',
          afterUrl: sources[at] ?? '',
          alt,
          createdAt: now(),
        }),
      );
    }
    return finish(rows);
  }

  /** @throws AppError `NotFound` */
  async function replace(shop: string, fileId: string, source: string, wish: Wish) {
    const file = await files.read(shop, assertFile(fileId));
    const image = file && viewImage(file);
    if (!image) throw new AppError('NotFound');
    const url = image.Image.image.url;
    const row = await repository.insertPublication(db, {
      ...(await copies.keep(file.originalSource?.url ?? url)),
      shop,
      productId: wish.product_id,
      fileId,
      objectId: wish.object_id ?? null,
      status: 'pending',
      beforeUrl: url,
      altBefore: image.alt,
      afterUrl: source,
      alt: wish.alt,
      createdAt: now(),
    });
    const change = { originalSource: source, alt: wish.alt };
    await orWithdraw(row, undefined, files.replace(shop, fileId, change), notTaken);
    return finish([row]);
  }

  /** The same wish again, whose answer got lost: what stood there at first is kept with its row. */
  async function goOn(row: PublicationRow, userId: string, wish: Wish): Promise<StoreImage[]> {
    if (isReplacement(row)) {
      const originalSource = await copies.sourceOf(row.shop, userId, wish);
      await files.replace(row.shop, row.fileId, { originalSource, alt: row.alt });
    }
    return finish([row]);
  }

  async function begin(shop: string, userId: string, wish: Wish, fileId: string | null) {
    const source = await copies.sourceOf(shop, userId, wish);
    return fileId ? replace(shop, fileId, source, wish) : add(shop, [source], wish);
  }

  const view = async (row: PublicationRow): Promise<Publication> => ({
    id: row.id,
    product_id: row.productId,
    file_id: row.fileId,
    object_id: row.objectId,
    status: row.status === 'undone' ? 'undone' : 'published',
    before_url:
      row.copyKey && row.copyType
        ? await uploads.viewLink(row.copyKey, row.copyType)
        : row.beforeUrl,
    after_url: row.afterUrl,
    alt: row.alt,
    alt_before: row.altBefore,
    created_at: row.createdAt.toISOString(),
    undone_at: row.undoneAt?.toISOString() ?? null,
    undoable: isUndoable(row),
  });

  async function putBack(row: PublicationRow): Promise<void> {
    const { shop, fileId } = row;
    if (!row.copyKey) {
      // Somebody may have deleted it in the store.
      if (await files.read(shop, fileId)) await files.remove(shop, [fileId]);
      return;
    }
    const originalSource = await copies.stageKept(shop, row.copyKey);
    await files.replace(shop, fileId, { originalSource, alt: row.altBefore ?? '' });
    const file = await files.settled(shop, fileId);
    if (file?.fileStatus === 'READY') return;
    if (file) await files.keepOld(shop, fileId);
    throw publishRefused(file?.fileErrors ?? [{ message: 'The store has not taken it yet.' }]);
  }

  return {
    /** Puts a picture in the place of `file_id`, or adds it without one. */
    publish: async (
      shop: string,
      userId: string,
      wish: Wish & { file_id?: string | null | undefined },
    ): Promise<StoreImage> => {
      const productId = assertProduct(wish.product_id);
      const { object_id: objectId, alt } = wish;
      const fileId = wish.file_id || null;
      const same = { shop, productId, objectId, fileId, alt };
      const pending = await repository.findPending(db, same);
      const [image] = pending
        ? await goOn(pending, userId, wish)
        : await begin(shop, userId, wish, fileId);
      if (!image) throw new AppError('ProviderUnavailable');
      return image;
    },

    addAll: async (shop: string, userId: string, productId: string, urls: string[]) => {
      const sources: string[] = [];
      for (const url of urls) sources.push(await copies.sourceOf(shop, userId, { url }));
      return add(shop, sources, { product_id: assertProduct(productId), alt: '' });
    },

    list: async (shop: string, query: ListQuery): Promise<CursorPage<Publication>> => {
      const { product_id: productId, cursor, limit } = query;
      const found = await repository.listPublications(db, shop, { productId, cursor, limit });
      const rows = found.slice(0, limit);
      return {
        rows: await Promise.all(rows.map(view)),
        pageInfo: { end_cursor: rows.at(-1)?.id ?? null, has_next_page: found.length > limit },
      };
    },

    /**
     * Brings back what stood there before; what is undone stays so.
     *
     * @throws AppError `Conflict` while a later picture stands in its place, `NotFound` once what
     *   stood there is no longer kept
     */
    undo: async (shop: string, id: string): Promise<Publication> => {
      const row = await repository.findPublication(db, shop, id);
      if (!row || row.status === 'pending') throw new AppError('NotFound');
      if (row.status === 'undone') return view(row);
      if (!isUndoable(row)) throw originalGone();
      if (await repository.isCovered(db, row)) throw new AppError('Conflict');
      await putBack(row);
      const change = { status: 'undone', undoneAt: now(), copyKey: null, copyType: null } as const;
      const undone = await repository.updatePublication(db, id, change);
      await copies.drop(row.copyKey);
      return view(undone);
    },

    /** Looks after what was handed over while nobody waited to the end. */
    settlePending: async (limit = 100): Promise<void> => {
      for (const row of await repository.listPending(db, new Date(+now() - graceMs), limit)) {
        try {
          const file = await files.read(row.shop, row.fileId);
          if (file?.fileStatus === 'READY') await publish(row, file);
          else if (!file || file.fileStatus === 'FAILED') await withdraw(row, file);
        } catch (error) {
          onError(error);
        }
      }
    },

    /** Forgets all of a shop's, with the copies; what is in the store stays there. */
    forgetAll: async (shop: string): Promise<void> => {
      for (const { copyKey } of await repository.deletePublicationsOf(db, shop)) {
        await copies.drop(copyKey);
      }
    },
  };
}
