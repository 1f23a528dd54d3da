import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createUploadNonce,
  signUpload,
  signUploadRequest,
  uploadTimestamp,
  verifyUpload,
} from './index.ts';

const terms = {
  contentType: 'image/png',
  fileName: 'my%20cat.png',
  fileSize: 1234,
  nonce: '0123456789',
  timestamp: '1700000000',
};

const anyTerms = fc.record({
  contentType: fc.constantFrom('image/png', 'image/jpeg', 'image/webp'),
  fileName: fc.string({ unit: 'binary', maxLength: 40 }).map((name) => encodeURIComponent(name)),
  fileSize: fc.integer({ min: 1, max: 25_000_000 }),
  nonce: fc.stringMatching(/^\d{10}$/),
  timestamp: fc.stringMatching(/^\d{10}$/),
});

describe('upload signing', () => {
  it('agrees with a signature computed by openssl', async () => {
    expect(await signUpload(terms, 'key')).toBe(
      '6084e11d0d02b80141825963c4e4dcbf9189a740ec7932e70e785c00b6263936',
    );
  });

  it('accepts what was signed and refuses it under another key', async () => {
    await fc.assert(
      fc.asyncProperty(anyTerms, fc.string({ minLength: 1, maxLength: 64 }), async (any, key) => {
        const hmac = await signUpload(any, key);
        expect(await verifyUpload(any, hmac, key)).toBe(true);
        expect(await verifyUpload(any, hmac, `${key}.`)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('signs each request with a nonce of its own', async () => {
    const upload = { content_type: 'image/png', file_name: 'my%20cat.png', file_size: 1234 };
    const [first, second] = await Promise.all([
      signUploadRequest(upload, 'key'),
      signUploadRequest(upload, 'key'),
    ]);
    expect(first.nonce).not.toBe(second.nonce);
    const { hmac, ...own } = first;
    expect(await verifyUpload({ ...terms, ...own }, hmac, 'key')).toBe(true);
  });

  it('signs a request for the time it is given', async () => {
    const upload = { content_type: 'image/png', file_name: 'my%20cat.png', file_size: 1234 };
    const { timestamp } = await signUploadRequest(upload, 'key', 1_700_000_000_999);
    expect(timestamp).toBe('1700000000');
  });

  it('refuses a changed size, name, type, nonce or time', async () => {
    const hmac = await signUpload(terms, 'key');
    const changes = [
      { fileSize: 1235 },
      { fileName: 'my%20dog.png' },
      { contentType: 'image/jpeg' },
      { nonce: '0123456780' },
      { timestamp: '1700000001' },
    ];
    for (const change of changes) {
      expect(await verifyUpload({ ...terms, ...change }, hmac, 'key')).toBe(false);
    }
  });

  it('refuses what is no signature at all', async () => {
    for (const hmac of ['', 'zz', 'A'.repeat(64)]) {
      expect(await verifyUpload(terms, hmac, 'key')).toBe(false);
    }
  });

  it('makes nonces and timestamps of ten digits', () => {
    for (let i = 0; i < 100; i += 1) expect(createUploadNonce()).toMatch(/^\d{10}$/);
    expect(uploadTimestamp(1_700_000_000_999)).toBe('1700000000');
  });
});
