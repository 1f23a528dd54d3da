import { randomUUID } from 'node:crypto';
import { idIn } from '../gid.ts';
import type { Product } from '../model.ts';
import { guarded, writeProducts } from './access.ts';
import type { Context, Resolver } from './context.ts';
import { maxAlt } from './file-rules.ts';
import { productById } from './product-resolvers.ts';
import { isWebAddress } from './scalars.ts';

type UserError = { field: string[] | null; message: string };

type NewMedia = { alt?: string | null; mediaContentType: string; originalSource: string };

type ProductChanges = {
  id?: string | null;
  title?: string | null;
  descriptionHtml?: string | null;
  handle?: string | null;
  productType?: string | null;
  vendor?: string | null;
  tags?: string[] | null;
  status?: Product['status'] | null;
};

/** Most pictures in a product's gallery. */
const maxMedia = 250;

function mediaErrors(product: Product, media: NewMedia[]): UserError[] {
  if (product.media.length + media.length > maxMedia)
    return [{ field: ['media'], message: `Exceeded the limit of ${maxMedia} media per product` }];
  return media.flatMap(({ alt, mediaContentType, originalSource }, index) => {
    const at = (name: string) => ['media', String(index), name];
    if (mediaContentType !== 'IMAGE')
      return [{ field: at('mediaContentType'), message: 'Invalid media type' }];
    if (!isWebAddress(originalSource))
      return [{ field: at('originalSource'), message: 'Image URL is invalid' }];
    if ((alt?.length ?? 0) > maxAlt)
      return [{ field: at('alt'), message: `Alt is too long (maximum is ${maxAlt} characters)` }];
    return [];
  });
}

function productErrors({ shop }: Context, product: Product, changes: ProductChanges): UserError[] {
  if (changes.title?.trim() === '') return [{ field: ['title'], message: "Title can't be blank" }];
  const taken = [...shop.products.values()].some(
    (other) => other.id !== product.id && other.handle === changes.handle,
  );
  if (!taken) return [];
  return [{ field: ['handle'], message: `Handle '${changes.handle}' already in use` }];
}

function change(product: Product, changes: ProductChanges): void {
  product.title = changes.title ?? product.title;
  product.handle = changes.handle ?? product.handle;
  product.vendor = changes.vendor ?? product.vendor;
  product.productType = changes.productType ?? product.productType;
  product.tags = changes.tags ?? product.tags;
  product.status = changes.status ?? product.status;
  if (typeof changes.descriptionHtml === 'string') {
    product.html = changes.descriptionHtml;
    product.description = changes.descriptionHtml.replaceAll(/<[^>]*>/g, '');
  }
}

const productUpdate: Resolver<
  unknown,
  { product?: ProductChanges | null; media?: NewMedia[] | null }
> = (_, { product: changes, media }, context) => {
  const { shop } = context;
  const product = productById(context, changes?.id ?? '');
  if (!product)
    return { product: null, userErrors: [{ field: ['id'], message: 'Product does not exist' }] };
  const userErrors = [
    ...productErrors(context, product, changes ?? {}),
    ...mediaErrors(product, media ?? []),
  ];
  if (userErrors.length > 0) return { product, userErrors };
  change(product, changes ?? {});
  const added = (media ?? []).map(({ alt, originalSource }) =>
    context.media.create(shop, originalSource, alt ?? null),
  );
  product.media.push(...added.map(({ id }) => id));
  context.media.touch(shop, product);
  return { product, userErrors };
};

type Move = { id: string; newPosition: string };

const productReorderMedia: Resolver<unknown, { id: string; moves: Move[] }> = (
  _,
  { id, moves },
  context,
) => {
  const product = productById(context, id);
  const refuse = (code: string, field: string[], message: string) => ({
    job: null,
    mediaUserErrors: [{ code, field, message }],
  });
  if (!product) return refuse('PRODUCT_DOES_NOT_EXIST', ['id'], 'Product does not exist');
  const wanted = moves.map((move) => idIn('MediaImage', move.id) ?? 0);
  const stray = wanted.findIndex((one) => !product.media.includes(one));
  if (stray >= 0)
    return refuse(
      'MEDIA_DOES_NOT_EXIST_ON_PRODUCT',
      ['moves', String(stray), 'id'],
      'Media does not exist on the given product',
    );
  moves.forEach(({ newPosition }, index) => {
    const moved = wanted[index] ?? 0;
    const rest = product.media.filter((one) => one !== moved);
    product.media = rest.toSpliced(Number(newPosition), 0, moved);
  });
  context.media.touch(context.shop, product);
  return { job: { id: `gid://shopify/Job/${randomUUID()}`, done: true }, mediaUserErrors: [] };
};

export const productMutations = {
  productUpdate: guarded('productUpdate', writeProducts, productUpdate),
  productReorderMedia: guarded('productReorderMedia', writeProducts, productReorderMedia),
};
