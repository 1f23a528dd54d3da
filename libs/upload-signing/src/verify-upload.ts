import { importUploadKey, uploadMessage, type UploadTerms } from './upload-message.ts';

/** Whether `hmac` signs exactly these terms with this key; compares in constant time. */
export async function verifyUpload(
  terms: UploadTerms,
  hmac: string,
  key: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hmac)) return false;
  const bytes = Uint8Array.from(hmac.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return crypto.subtle.verify(
    'HMAC',
    await importUploadKey(key, 'verify'),
    bytes,
    uploadMessage(terms),
  );
}
