import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createS3Storage } from './s3-storage.ts';

const config = readConfig({
  S3_ENDPOINT: 'https://s3.example.com',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
});
const storage = createS3Storage(config, 'pictures');
const terms = {
  objectId: '01990000-0000-7000-8000-000000000000',
  contentType: 'image/png',
  contentDisposition: 'attachment; filename="a.png"',
  expiresAt: new Date(Date.now() + 600_000),
};

describe('objects in S3', () => {
  it('signs the size, type and disposition of an upload', async () => {
    const url = new URL(await storage.createPutUrl({ ...terms, bytes: 5 }));
    expect(url.pathname).toBe(`/pictures/${terms.objectId}`);
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-disposition;content-length;content-type;host',
    );
    expect(Number(url.searchParams.get('X-Amz-Expires'))).toBeGreaterThan(590);
    // The checksum of the empty body known at signing time would refuse every file.
    expect(url.href).not.toMatch(/checksum-crc32/i);
  });

  it('fixes how a download is named and typed', async () => {
    const { searchParams } = new URL(await storage.createGetUrl(terms));
    expect(searchParams.get('response-content-disposition')).toBe(terms.contentDisposition);
    expect(searchParams.get('response-content-type')).toBe('image/png');
  });
});
