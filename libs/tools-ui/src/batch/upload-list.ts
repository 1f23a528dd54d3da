import type { FileProblem, ImageType } from '@tintory/picture-files';
import { lookAtPicture } from '../photo/look-at-picture.ts';

/** As many as are decoded at a time: one of 25 megapixels takes 100 MB while it is. */
const looks = 2;

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
  /** Known once the file was looked at, and is a picture we take. */
  type: ImageType | null;
  state: UploadState;
  /** From 0 to 1. */
  progress: number;
  problem: FileProblem | null;
  /** Only the first of its pictures is used. */
  animated: boolean;
};

export const newUpload = (file: File): Upload => ({
  key: crypto.randomUUID(),
  name: file.name,
  file,
  type: null,
  state: 'waiting',
  progress: 0,
  problem: null,
  animated: false,
});

/** Checks a file before the upload: a supported and complete picture. */
export async function inspect(upload: Upload): Promise<Upload> {
  const seen = await lookAtPicture(upload.file);
  return 'problem' in seen
    ? { ...upload, state: 'refused', problem: seen.problem }
    : { ...upload, type: seen.type, animated: seen.animated };
}

/** Looks at each in turn, and tells of it at once: hundreds of photos take their time. */
export async function inspectEach(
  uploads: readonly Upload[],
  onSeen: (upload: Upload) => void,
): Promise<void> {
  const queue = [...uploads];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) onSeen(await inspect(next));
  };
  await Promise.all(Array.from({ length: looks }, lane));
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
