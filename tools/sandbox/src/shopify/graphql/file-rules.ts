import { idIn } from '../gid.ts';
import type { MediaImage, Shop } from '../model.ts';
import { isWebAddress } from './scalars.ts';

export type FileError = { code: string; field: string[]; message: string };

export type FileChange = {
  id: string;
  alt?: string | null;
  filename?: string | null;
  originalSource?: string | null;
  previewImageSource?: string | null;
  referencesToAdd?: string[] | null;
  referencesToRemove?: string[] | null;
};

export type NewFile = {
  alt?: string | null;
  contentType?: string | null;
  duplicateResolutionMode: 'APPEND_UUID' | 'RAISE_ERROR' | 'REPLACE';
  filename?: string | null;
  originalSource: string;
};

export const maxAlt = 512;

export const fileById = (shop: Shop, id: string): MediaImage | undefined =>
  shop.media.get(idIn('MediaImage', id) ?? 0);

export const fileByName = (shop: Shop, name: string): MediaImage | undefined =>
  [...shop.media.values()].find(({ filename }) => filename === name);

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Missing files, all in one error as in Shopify. */
export function missingFiles(shop: Shop, ids: string[], field: string): FileError[] {
  const missing = ids.filter((id) => !fileById(shop, id));
  if (missing.length === 0) return [];
  const message = `File id ${JSON.stringify(missing)} does not exist.`;
  return [{ code: 'FILE_DOES_NOT_EXIST', field: [field], message }];
}

const isBusy = ({ status }: MediaImage): boolean =>
  status === 'UPLOADED' || status === 'PROCESSING';

export const lockedFiles = (shop: Shop, ids: string[]): FileError[] =>
  ids.some((id) => isBusy(fileById(shop, id) as MediaImage))
    ? [{ code: 'FILE_LOCKED', field: ['fileIds'], message: 'File has a pending operation.' }]
    : [];

const errorAt =
  (index: number) =>
  (code: string, name: string, message: string): FileError => ({
    code,
    field: ['files', String(index), name],
    message,
  });

const altTooLong = 'The alt value exceeds the maximum limit of 512 characters.';

export function changeErrors(shop: Shop, changes: FileChange[]): FileError[] {
  const missing = missingFiles(
    shop,
    changes.map(({ id }) => id),
    'files',
  );
  if (missing.length > 0) return missing;
  const message = 'Non-ready files cannot be updated.';
  if (changes.some(({ id }) => fileById(shop, id)?.status !== 'READY'))
    return [{ code: 'NON_READY_STATE', field: ['files'], message }];
  return changes.flatMap((change, index) => oneChange(shop, change, errorAt(index)));
}

function oneChange(shop: Shop, change: FileChange, error: ReturnType<typeof errorAt>): FileError[] {
  const { alt, filename, originalSource, previewImageSource } = change;
  const file = fileById(shop, change.id);
  if ((alt?.length ?? 0) > maxAlt) return [error('ALT_VALUE_LIMIT_EXCEEDED', 'alt', altTooLong)];
  if (originalSource && previewImageSource)
    return [error('INVALID', 'originalSource', 'Specify only one of the two sources.')];
  for (const source of [originalSource, previewImageSource])
    if (source && !isWebAddress(source))
      return [error('INVALID_IMAGE_SOURCE_URL', 'originalSource', 'Image URL is invalid')];
  if (filename && extensionOf(filename) !== extensionOf(file?.filename ?? ''))
    return [error('INVALID_FILENAME_EXTENSION', 'filename', 'The extension must stay the same.')];
  if (filename && (fileByName(shop, filename) ?? file) !== file)
    return [error('FILENAME_ALREADY_EXISTS', 'filename', 'The filename already exists.')];
  const targets = [...(change.referencesToAdd ?? []), ...(change.referencesToRemove ?? [])];
  if (targets.some((id) => !shop.products.has(idIn('Product', id) ?? 0)))
    return [
      error('REFERENCE_TARGET_DOES_NOT_EXIST', 'referencesToAdd', 'The target does not exist.'),
    ];
  return [];
}

export const newFileErrors = (shop: Shop, files: NewFile[]): FileError[] =>
  files.flatMap((file, index) => oneNew(shop, file, errorAt(index)));

function oneNew(shop: Shop, file: NewFile, error: ReturnType<typeof errorAt>): FileError[] {
  const { alt, contentType, filename, originalSource, duplicateResolutionMode: mode } = file;
  if ((contentType ?? 'IMAGE') !== 'IMAGE')
    return [error('UNACCEPTABLE_ASSET', 'contentType', 'The file type is not supported.')];
  if ((alt?.length ?? 0) > maxAlt) return [error('ALT_VALUE_LIMIT_EXCEEDED', 'alt', altTooLong)];
  if (!isWebAddress(originalSource))
    return [error('INVALID_IMAGE_SOURCE_URL', 'originalSource', 'Image URL is invalid')];
  if (!filename)
    return mode === 'REPLACE'
      ? [error('MISSING_FILENAME_FOR_DUPLICATE_MODE_REPLACE', 'filename', 'A name is missing.')]
      : [];
  const extension = extensionOf(new URL(originalSource).pathname);
  if (extension && extension !== extensionOf(filename))
    return [error('MISMATCHED_FILENAME_AND_ORIGINAL_SOURCE', 'filename', 'The extensions differ.')];
  if (mode === 'RAISE_ERROR' && fileByName(shop, filename))
    return [error('FILENAME_ALREADY_EXISTS', 'filename', 'The filename already exists.')];
  return [];
}
