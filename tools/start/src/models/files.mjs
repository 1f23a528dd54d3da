import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Protobuf, which an ONNX file is, cannot be larger. */
export const mostBytes = 2 ** 31 - 1;

export const isThere = (path) => existsSync(path);

/** Bytes of a file; 0 for one that does not exist. */
export const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** The SHA-256 of a file, as 64 hexadecimal digits. @param {string} path */
export async function sha256Of(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
