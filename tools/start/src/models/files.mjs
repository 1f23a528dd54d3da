import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statfsSync, statSync } from 'node:fs';

/** Protobuf's size limit, and so ONNX's. */
export const mostBytes = 2 ** 31 - 1;

export const isThere = (path) => existsSync(path);

/** Bytes of a file; 0 for one that does not exist. */
export const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * The SHA-256 of a file, as 64 hexadecimal digits.
 *
 * @param {string} path
 */
export const sha256Of = async (path) => (await hashesOf(path)).sha256;

async function hashesOf(path) {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  for await (const chunk of createReadStream(path)) {
    sha256.update(chunk);
    md5.update(chunk);
  }
  return { sha256: sha256.digest('hex'), md5: md5.digest('hex') };
}

/**
 * How a file differs from the expected one.
 *
 * @param {{ sha256: string, md5?: string, bytes?: number }} wanted
 * @returns in words, such as "12 bytes, not 34"; nothing where it is the right one
 */
export async function differenceOf(path, wanted) {
  const bytes = sizeOf(path);
  if (wanted.bytes !== undefined && bytes !== wanted.bytes) {
    return `${bytes} bytes, not ${wanted.bytes}`;
  }
  const { sha256, md5 } = await hashesOf(path);
  if (sha256 !== wanted.sha256) return `SHA-256 ${sha256}, not ${wanted.sha256}`;
  if (wanted.md5 && md5 !== wanted.md5) return `MD5 ${md5}, not ${wanted.md5}`;
  return undefined;
}

const freeBytesOf = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** @throws Error if the folder's disk has less free space */
export function assertRoom(folder, bytes, freeBytes = freeBytesOf) {
  const free = freeBytes(folder);
  if (free >= bytes) return;
  const sizes = `${megabytes(bytes)} are needed in ${folder}, and ${megabytes(free)} are free`;
  throw final(`${sizes}. Make room and run the command again.`);
}

/** An error that must not be retried. */
export const final = (message) => Object.assign(new Error(message), { final: true });
