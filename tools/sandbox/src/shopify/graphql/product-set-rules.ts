import type { Product, Shop } from '../model.ts';
import { fileById, maxAlt } from './file-rules.ts';
import { isWebAddress } from './scalars.ts';

export type SetFile = { alt?: string | null; id?: string | null; originalSource?: string | null };

export type SetVariant = {
  optionValues: { optionName?: string | null; name?: string | null }[];
  price?: string | null;
  sku?: string | null;
  inventoryPolicy?: 'CONTINUE' | 'DENY' | null;
  inventoryItem?: { sku?: string | null } | null;
};

export type SetInput = {
  title?: string | null;
  descriptionHtml?: string | null;
  handle?: string | null;
  productType?: string | null;
  vendor?: string | null;
  tags?: string[] | null;
  status?: Product['status'] | null;
  productOptions?: { name?: string | null; values?: { name?: string | null }[] | null }[] | null;
  variants?: SetVariant[] | null;
  files?: SetFile[] | null;
};

export type SetError = { code: string; field: string[]; message: string };

const maxOptions = 3;
const maxVariants = 2_048;
const maxTitle = 255;

const at =
  (...path: string[]) =>
  (code: string, message: string): SetError => ({ code, field: ['input', ...path], message });

const repeated = (names: (string | null | undefined)[]): boolean =>
  new Set(names).size < names.length;

/** All validation errors of a product, found before anything is changed. */
export const setErrors = (shop: Shop, product: Product | null, input: SetInput): SetError[] => [
  ...wordErrors(shop, product, input),
  ...optionErrors(input),
  ...variantErrors(input),
  ...fileErrors(shop, input.files ?? []),
];

function wordErrors(shop: Shop, product: Product | null, { title, handle }: SetInput): SetError[] {
  const isMissing = product ? title?.trim() === '' : !title?.trim();
  if (isMissing) return [at('title')('INVALID_PRODUCT', "Title can't be blank")];
  if ((title?.length ?? 0) > maxTitle)
    return [at('title')('INVALID_PRODUCT', 'Title is too long (maximum is 255 characters)')];
  const isTaken = [...shop.products.values()].some(
    (other) => other.id !== product?.id && other.handle === handle,
  );
  if (!handle || !isTaken) return [];
  return [at('handle')('HANDLE_NOT_UNIQUE', `Handle '${handle}' already in use`)];
}

function optionErrors({ productOptions: options, variants }: SetInput): SetError[] {
  if (!options && variants)
    return [
      at('productOptions')(
        'PRODUCT_OPTIONS_INPUT_MISSING',
        'Must specify product options when updating variants.',
      ),
    ];
  if (options && !variants)
    return [
      at('variants')('VARIANTS_INPUT_MISSING', 'Must specify variants when updating options.'),
    ];
  const all = options ?? [];
  if (all.length > maxOptions)
    return [at('productOptions')('OPTIONS_OVER_LIMIT', 'Can only specify a maximum of 3 options')];
  if (repeated(all.map(({ name }) => name)))
    return [at('productOptions')('DUPLICATED_OPTION_NAME', 'Duplicated option name.')];
  return all.flatMap(({ values }, index) => {
    const error = at('productOptions', String(index), 'values');
    if (!values?.length) return [error('OPTION_VALUES_MISSING', 'Option values are missing.')];
    if (!repeated(values.map(({ name }) => name))) return [];
    return [error('DUPLICATED_OPTION_VALUE', 'Duplicated option value.')];
  });
}

const titleOf = ({ optionValues }: SetVariant): string =>
  optionValues.map(({ name }) => name).join(' / ');

function variantErrors({ productOptions, variants }: SetInput): SetError[] {
  const all = (productOptions && variants) ?? [];
  if (all.length > maxVariants)
    return [at('variants')('VARIANTS_OVER_LIMIT', 'The number of variants exceeds the limit.')];
  const seen = new Set<string>();
  return all.flatMap((variant, index) => {
    const error = at('variants', String(index));
    const isKnown = variant.optionValues.every(({ optionName, name }) =>
      productOptions?.some(
        (option) =>
          option.name === optionName && option.values?.some((value) => value.name === name),
      ),
    );
    const title = titleOf(variant);
    const isAgain = seen.has(title);
    seen.add(title);
    if (!isKnown || variant.optionValues.length !== productOptions?.length)
      return [error('OPTION_VALUE_DOES_NOT_EXIST', 'Option value does not exist.')];
    if (isAgain) return [error('INVALID_VARIANT', `The variant '${title}' already exists.`)];
    if (Number(variant.price ?? 0) >= 0) return [];
    return [error('INVALID_VARIANT', 'Price must be greater than or equal to 0')];
  });
}

const fileErrors = (shop: Shop, files: SetFile[]): SetError[] =>
  files.flatMap(({ alt, id, originalSource }, index) => {
    const error = at('files', String(index));
    if ((alt?.length ?? 0) > maxAlt)
      return [error('INVALID_INPUT', 'The alt value exceeds the maximum limit of 512 characters.')];
    if (id) return fileById(shop, id) ? [] : [error('INVALID_INPUT', 'File does not exist.')];
    if (originalSource && isWebAddress(originalSource)) return [];
    return [error('INVALID_INPUT', 'File URL is invalid')];
  });
