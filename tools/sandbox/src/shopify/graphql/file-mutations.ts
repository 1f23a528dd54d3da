import { randomUUID } from 'node:crypto';
import { gid, idIn } from '../gid.ts';
import type { MediaImage } from '../model.ts';
import { demand, guarded, stageFiles, writeFiles, writeProducts } from './access.ts';
import type { Context, Resolver } from './context.ts';
import {
  changeErrors,
  fileById,
  fileByName,
  type FileChange,
  lockedFiles,
  missingFiles,
  type NewFile,
  newFileErrors,
} from './file-rules.ts';

type StagedInput = {
  filename: string;
  mimeType: string;
  httpMethod: 'PUT' | 'POST';
  resource: string;
};

const takenTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

const stagedUploadsCreate: Resolver<unknown, { input: StagedInput[] }> = (
  _,
  { input },
  { staged, shop },
) => {
  const userErrors = input.flatMap(({ filename, mimeType, resource }, index) => {
    const at = (name: string) => ['input', String(index), name];
    if (resource !== 'IMAGE' && resource !== 'FILE')
      return [{ field: at('resource'), message: `${resource} is not taken by this stand-in` }];
    if (filename.trim() === '')
      return [{ field: at('filename'), message: "Filename can't be blank" }];
    if (resource === 'IMAGE' && !takenTypes.includes(mimeType))
      return [{ field: at('mimeType'), message: `${mimeType} is not a recognized format` }];
    return [];
  });
  if (userErrors.length > 0) return { stagedTargets: [], userErrors };
  const stagedTargets = input.map(({ filename, mimeType, httpMethod }) =>
    staged.create(shop, filename, mimeType, httpMethod),
  );
  return { stagedTargets, userErrors };
};

function create({ shop, media }: Context, file: NewFile): MediaImage {
  const { alt, filename, originalSource, duplicateResolutionMode: mode } = file;
  const old = filename ? fileByName(shop, filename) : undefined;
  if (!filename || !old)
    return media.create(shop, originalSource, alt ?? null, filename ?? undefined);
  if (mode === 'REPLACE') {
    media.replace(shop, old, originalSource);
    return old;
  }
  const dot = filename.lastIndexOf('.');
  const name = `${filename.slice(0, dot)}_${randomUUID()}${filename.slice(dot)}`;
  return media.create(shop, originalSource, alt ?? null, name);
}

const fileCreate: Resolver<unknown, { files: NewFile[] }> = (_, { files }, context) => {
  const userErrors = newFileErrors(context.shop, files);
  if (userErrors.length > 0) return { files: [], userErrors };
  return { files: files.map((file) => create(context, file)), userErrors };
};

function update({ shop, media, store }: Context, change: FileChange): MediaImage[] {
  const file = fileById(shop, change.id);
  if (!file) return [];
  if (change.alt !== undefined) file.alt = change.alt;
  file.filename = change.filename ?? file.filename;
  file.updatedAt = store.now();
  const productOf = (id: string) => shop.products.get(idIn('Product', id) ?? 0);
  for (const product of (change.referencesToAdd ?? []).flatMap((id) => productOf(id) ?? [])) {
    if (!product.media.includes(file.id)) product.media.push(file.id);
  }
  const removed = (change.referencesToRemove ?? []).flatMap((id) => productOf(id) ?? []);
  for (const product of removed) {
    product.media = product.media.filter((id) => id !== file.id);
    media.touch(shop, product);
  }
  if (change.originalSource) media.replace(shop, file, change.originalSource);
  for (const product of media.productsOf(shop, file.id)) media.touch(shop, product);
  return [file];
}

const fileUpdate: Resolver<unknown, { files: FileChange[] }> = (_, { files }, context) => {
  const refers = files.some((one) => one.referencesToAdd?.length || one.referencesToRemove?.length);
  if (refers) demand(context, 'fileUpdate', writeProducts);
  const userErrors = changeErrors(context.shop, files);
  if (userErrors.length > 0) return { files: [], userErrors };
  return { files: files.flatMap((change) => update(context, change)), userErrors };
};

const fileDelete: Resolver<unknown, { fileIds: string[] }> = (_, { fileIds }, { shop, media }) => {
  const missing = missingFiles(shop, fileIds, 'fileIds');
  const userErrors = missing.length > 0 ? missing : lockedFiles(shop, fileIds);
  if (userErrors.length > 0) return { deletedFileIds: null, userErrors };
  const files = fileIds.flatMap((id) => fileById(shop, id) ?? []);
  for (const file of files) media.remove(shop, file);
  return { deletedFileIds: files.map(({ id }) => gid('MediaImage', id)), userErrors };
};

/** After a failed replacement the file keeps its old picture, so it is ready again. */
const acknowledge: Resolver<unknown, { fileIds: string[] }> = (_, { fileIds }, { shop }) => {
  const userErrors = missingFiles(shop, fileIds, 'fileIds');
  if (userErrors.length > 0) return { files: [], userErrors };
  const files = fileIds.flatMap((id) => fileById(shop, id) ?? []);
  for (const file of files.filter(({ status, picture }) => status === 'FAILED' && picture)) {
    file.status = 'READY';
    file.problems = [];
  }
  return { files, userErrors };
};

export const fileMutations = {
  stagedUploadsCreate: guarded('stagedUploadsCreate', stageFiles, stagedUploadsCreate),
  fileCreate: guarded('fileCreate', writeFiles, fileCreate),
  fileUpdate: guarded('fileUpdate', writeFiles, fileUpdate),
  fileDelete: guarded('fileDelete', writeFiles, fileDelete),
  fileAcknowledgeUpdateFailed: guarded('fileAcknowledgeUpdateFailed', writeFiles, acknowledge),
};
