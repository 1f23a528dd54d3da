import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../platform/errors.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { openWorkFolder } from '../../../platform/work-folder.ts';
import type { StoreCalls } from '../client/store-calls.ts';
import {
  deleteProduct,
  productByHandle,
  productContent,
  productStates,
  setProduct,
  shopCurrency,
} from '../graphql/products.ts';
import type {
  DeleteProductMutation,
  ProductByHandleQuery,
  ProductContentQuery,
  ProductSetInput,
  ProductStatesQuery,
  SetProductMutation,
  ShopCurrencyQuery,
} from '../graphql/store-api.generated.ts';
import type { StoreFiles } from '../publications/store-files.ts';
import { orScopeMissing } from './scope-missing.ts';

export type NewStoreProduct = ProductSetInput & { handle: string };

export type ProductContent = {
  status: string;
  updatedAt: string;
  title: string;
  prices: number[];
  /** Ids of its files, in the order of the gallery. */
  fileIds: string[];
  /** Over everything that a person can change. */
  fingerprint: string;
};

export type ProductState = { status: string; updatedAt: string; pictureUrl: string | null };

type Dependencies = { calls: StoreCalls; files: StoreFiles; storage: Pick<Storage, 'copyTo'> };

export type StoreProducts = ReturnType<typeof createStoreProducts>;

/** Products of a store: created, read again, deleted. */
export function createStoreProducts({ calls, files, storage }: Dependencies) {
  const call: StoreCalls['call'] = (...args) => orScopeMissing(calls.call(...args));

  return {
    /** ISO 4217: what the store sells in. */
    currency: async (shop: string): Promise<string> =>
      (await call<ShopCurrencyQuery>(shop, shopCurrency)).shop.currencyCode,

    /** Hands a stored picture over; the address under which the store then finds it. */
    stage: async (shop: string, objectId: string): Promise<string> => {
      const folder = await openWorkFolder('store');
      try {
        const path = join(folder, 'picture');
        await storage.copyTo(objectId, path);
        return await orScopeMissing(files.stage(shop, path));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    /**
     * Creates the product of this handle, or updates the existing one: calling it twice makes one
     * product.
     *
     * @throws AppError `StoreProductRefused` with the store's reasons by field
     */
    set: async (shop: string, input: NewStoreProduct): Promise<string> => {
      const variables = { identifier: { handle: input.handle }, input };
      const { productSet } = await call<SetProductMutation>(shop, setProduct, variables);
      const id = assertTaken(productSet)?.product?.id;
      if (!id) throw new AppError('ProviderUnavailable');
      return id;
    },

    findByHandle: async (shop: string, handle: string): Promise<string | undefined> => {
      const answer = await call<ProductByHandleQuery>(shop, productByHandle, { handle });
      return answer.productByIdentifier?.id;
    },

    read: async (shop: string, id: string): Promise<ProductContent | undefined> => {
      const { product } = await call<ProductContentQuery>(shop, productContent, { id });
      return product ? viewContent(product) : undefined;
    },

    /** Those of these products that the store still has. */
    states: async (shop: string, ids: string[]): Promise<Map<string, ProductState>> => {
      const { nodes } = await call<ProductStatesQuery>(shop, productStates, { ids });
      return new Map(
        nodes.flatMap((node) =>
          node?.__typename === 'Product' ? [[node.id, viewState(node)] as const] : [],
        ),
      );
    },

    /** A missing one counts as deleted. */
    remove: async (shop: string, id: string): Promise<void> => {
      const { productDelete } = await call<DeleteProductMutation>(shop, deleteProduct, { id });
      const isGone = productDelete?.userErrors.every(({ field }) => field?.at(-1) === 'id');
      if (!isGone) assertTaken(productDelete);
    },

    files,
  };
}

type FoundProduct = Extract<ProductStatesQuery['nodes'][number], { __typename: 'Product' }>;

const viewState = ({ status, updatedAt, featuredMedia }: FoundProduct): ProductState => ({
  ...{ status, updatedAt },
  pictureUrl: featuredMedia?.preview?.image?.url ?? null,
});

function viewContent(product: NonNullable<ProductContentQuery['product']>): ProductContent {
  const { status, updatedAt, title, ...rest } = product;
  const prices = rest.variants.nodes.map(({ price }) => Number(price));
  const fileIds = rest.media.nodes.map(({ id }) => id);
  const content = JSON.stringify([title, rest]);
  const fingerprint = createHash('sha256').update(content).digest('base64url');
  return { status, updatedAt, title, prices, fileIds, fingerprint };
}

type Refusable = { userErrors: { field: string[] | null; message: string }[] } | null;

function assertTaken<Answer extends Refusable>(answer: Answer): NonNullable<Answer> {
  if (!answer) throw new AppError('ProviderUnavailable');
  if (answer.userErrors.length === 0) return answer;
  throw new AppError('StoreProductRefused', {
    details: Object.fromEntries(
      answer.userErrors.map(({ field, message }) => [
        (field?.[0] === 'input' ? field.slice(1) : field)?.join('.') || 'store',
        message,
      ]),
    ),
  });
}
