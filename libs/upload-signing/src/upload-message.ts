/** The signed terms of an upload request; `fileName` is URL-encoded, as sent. */
export type UploadTerms = {
  contentType: string;
  fileName: string;
  fileSize: number;
  /** Ten digits. */
  nonce: string;
  /** Unix time in seconds, ten digits. */
  timestamp: string;
};

const encoder = new TextEncoder();

/** The five lines that are signed. */
export const uploadMessage = (terms: UploadTerms): Uint8Array<ArrayBuffer> =>
  encoder.encode(
    [terms.contentType, terms.fileName, terms.fileSize, terms.nonce, terms.timestamp].join('\n'),
  );

export const importUploadKey = (key: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    usage,
  ]);
