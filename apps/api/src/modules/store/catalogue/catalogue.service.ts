import { GraphqlQueryError } from '@shopify/shopify-api';
import type { CursorPage, StoreImage, StoreProduct } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import type { StoreCalls } from '../client/store-calls.ts';
import { storeProduct, storeProductImages, storeProducts } from '../graphql/catalogue.ts';
import type {
  StoreProductImagesQuery,
  StoreProductQuery,
  StoreProductsQuery,
} from '../graphql/store-api.generated.ts';
import { searchWords } from './search-words.ts';

type StoreMedia = NonNullable<StoreProductImagesQuery['product']>['media']['nodes'][number];
type StoreMediaImage = Pick<
  Extract<StoreMedia, { __typename: 'MediaImage' }>,
  'id' | 'alt' | 'image'
>;

type FoundProduct = NonNullable<StoreProductQuery['product']>;

type Paging = { cursor?: string | undefined; limit: number };

/** The store's products and their pictures, as the store has them now. */
export function createCatalogueService(calls: StoreCalls) {
  return {
    products: async (
      shop: string,
      { q, cursor, limit }: Paging & { q?: string | undefined },
    ): Promise<CursorPage<StoreProduct>> => {
      const variables = { first: limit, after: cursor ?? null, query: searchWords(q ?? '') };
      const { products } = await orBadCursor(
        cursor,
        calls.call<StoreProductsQuery>(shop, storeProducts, variables),
      );
      return {
        rows: products.nodes.map(viewProduct),
        pageInfo: pageInfoOf(products.pageInfo),
      };
    },

    /** @throws AppError `NotFound` for a product that the store does not have */
    product: async (shop: string, given: string): Promise<StoreProduct> => {
      const variables = { id: assertProduct(given) };
      const { product } = await calls.call<StoreProductQuery>(shop, storeProduct, variables);
      if (!product) throw new AppError('NotFound');
      return viewProduct(product);
    },

    /** @throws AppError `NotFound` for a product that the store does not have */
    images: async (
      shop: string,
      { product_id: id, cursor, limit }: Paging & { product_id: string },
    ): Promise<CursorPage<StoreImage>> => {
      const variables = { id: assertProduct(id), first: limit, after: cursor ?? null };
      const { product } = await orBadCursor(
        cursor,
        calls.call<StoreProductImagesQuery>(shop, storeProductImages, variables),
      );
      if (!product) throw new AppError('NotFound');
      return {
        // Videos and models are left out, and what has not arrived yet.
        rows: product.media.nodes.flatMap((node) =>
          node.__typename === 'MediaImage' ? (viewImage(node) ?? []) : [],
        ),
        pageInfo: pageInfoOf(product.media.pageInfo),
      };
    },
  };
}

/** The queries are valid: any error of the store is about the cursor. */
async function orBadCursor<Data>(cursor: string | undefined, work: Promise<Data>): Promise<Data> {
  try {
    return await work;
  } catch (cause) {
    if (cursor === undefined || !(cause instanceof AppError)) throw cause;
    if (!(cause.cause instanceof GraphqlQueryError) || cause.code === 'TooManyRequests')
      throw cause;
    throw new AppError('InvalidInput', {
      cause,
      details: { cursor: { text: 'noWayOn' } },
    });
  }
}

/**
 * The store refuses an id of another shape with an error of its own.
 *
 * @throws AppError `NotFound`
 */
export const assertProduct = (id: string): string => assertId(id, 'Product');
export const assertFile = (id: string): string => assertId(id, 'MediaImage');

function assertId(id: string, type: string): string {
  if (!new RegExp(`^gid://shopify/${type}/\\d{1,20}$`).test(id)) throw new AppError('NotFound');
  return id;
}

function viewProduct({ id, title, featuredMedia }: FoundProduct): StoreProduct {
  const image = featuredMedia?.preview?.image;
  return {
    id,
    title,
    featured_image: image ? { url: image.url, thumbnail_url: image.thumbnailUrl } : null,
  };
}

export function viewImage({ id, alt, image }: StoreMediaImage): StoreImage | undefined {
  if (!image) return undefined;
  const { url, thumbnailUrl, width, height } = image;
  return {
    id,
    alt: alt ?? '',
    Image: { image: { url, thumbnail_url: thumbnailUrl, width, height } },
  };
}

const pageInfoOf = ({
  endCursor,
  hasNextPage,
}: {
  endCursor: string | null;
  hasNextPage: boolean;
}) => ({
  end_cursor: endCursor,
  has_next_page: hasNextPage,
});
