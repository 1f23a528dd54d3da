import { expect, it } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { originOfJob, storeFields } from './origin-of-job.ts';

const [product, file] = ['gid://shopify/Product/1', 'gid://shopify/MediaImage/2'];

it('finds in a job the picture of the store that it was made from', () => {
  const job = aJob(storeFields({ productId: product, fileId: file }) as object);
  expect(originOfJob(job)).toEqual({ productId: product, fileId: file });
});

it.each([
  ['any other photo', aJob()],
  ['a product without a picture', aJob({ shopify_product_id: product })],
  ['a picture without a product', aJob({ metadata: { shopify_file_id: file } })],
])('knows no origin of %s', (_name, job) => expect(originOfJob(job)).toBeNull());

it('adds nothing to a job of another photo', () => {
  expect(storeFields(null)).toEqual({});
});
