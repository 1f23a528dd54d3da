import { problemOfFile, sniffImageType, type FileProblem } from '../photo/check-image-file.ts';

/**
 * `waiting` for its turn, `sending`, `sent` and part of the batch, `refused` because it is no
 * picture we take, `failed` because the line broke for good.
 */
export type UploadState = 'waiting' | 'sending' | 'sent' | 'refused' | 'failed';

/** A file on its way into a batch. `key` names it to the API, so that it is added once. */
export type Upload = {
  key: string;
  name: string;
  file: Blob;
  state: UploadState;
  /** From 0 to 1. */
  progress: number;
  problem: FileProblem | null;
};

export const newUpload = (file: File): Upload => ({
  key: crypto.randomUUID(),
  name: file.name,
  file,
  state: 'waiting',
  progress: 0,
  problem: null,
});

/** What can be said of a file before it is sent: whether it is a picture we take. */
export async function inspect(upload: Upload): Promise<Upload> {
  const problem = problemOfFile(upload.file.size, await sniffImageType(upload.file));
  return problem ? { ...upload, state: 'refused', problem } : upload;
}

/** The same file chosen twice is one photo. */
const identity = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/**
 * Adds files up to the limit.
 *
 * @returns the new list, and how many found no room
 */
export function addFiles(
  uploads: readonly Upload[],
  files: readonly File[],
  limit: number,
): { uploads: Upload[]; left: number } {
  const known = new Set(
    uploads.flatMap(({ file }) => (file instanceof File ? [identity(file)] : [])),
  );
  const fresh: Upload[] = [];
  let left = 0;
  for (const file of files) {
    if (known.has(identity(file))) continue;
    known.add(identity(file));
    if (uploads.length + fresh.length < limit) fresh.push(newUpload(file));
    else left += 1;
  }
  return { uploads: [...uploads, ...fresh], left };
}

export const isSettled = ({ state }: Upload): boolean => state === 'sent' || state === 'refused';
