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

/** Ten random digits, unique within the session. */
export function createUploadNonce(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random).padStart(10, '0');
}

/** The timestamp of a request made at `now`, in seconds. */
export const uploadTimestamp = (now: number = Date.now()): string =>
  String(Math.floor(now / 1_000)).padStart(10, '0');

/** The file's properties in the API request; the name is URL-encoded, as sent. */
type UploadRequest = { content_type: string; file_name: string; file_size: number };

/**
 * Signs an upload request with a new nonce.
 *
 * @param key the session's `upload_key`
 * @param now the time of the request, in milliseconds
 * @throws if the key is empty
 */
export async function signUploadRequest(upload: UploadRequest, key: string, now?: number) {
  const terms = { nonce: createUploadNonce(), timestamp: uploadTimestamp(now) };
  const { content_type: contentType, file_name: fileName, file_size: fileSize } = upload;
  const hmac = await signUpload({ contentType, fileName, fileSize, ...terms }, key);
  return { ...terms, hmac };
}
