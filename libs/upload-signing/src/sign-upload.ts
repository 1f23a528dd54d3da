import { importUploadKey, uploadMessage, type UploadTerms } from './upload-message.ts';

/**
 * Signs an upload request.
 *
 * @param key the session's `upload_key`
 * @returns HMAC-SHA-256 over the five lines, as 64 lower-case hex digits
 */
export async function signUpload(terms: UploadTerms, key: string): Promise<string> {
  const hmac = await crypto.subtle.sign(
    'HMAC',
    await importUploadKey(key, 'sign'),
    uploadMessage(terms),
  );
  return Array.from(new Uint8Array(hmac), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Ten random digits that no request of this session has used. */
export function createUploadNonce(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random).padStart(10, '0');
}

/** The timestamp of a request made at `now`, in seconds. */
export const uploadTimestamp = (now: number = Date.now()): string =>
  String(Math.floor(now / 1_000)).padStart(10, '0');
