// @vitest-environment node
import { enlargedFromKeys, photoNameKey, type Job, type JobOutput } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../jobs/run-request.ts';
import { enlarger, enlargeRequest } from './enlarge-request.ts';

const anOutput = (type: string): JobOutput => ({
  ...{ object_id: 'out-1', url: '', content_type: type, bytes: 9, width: 40, height: 30 },
});
const aCutout = (changes: Partial<Job> = {}) =>
  ({
    ...{ id: 'cut', tool_id: 'remove_background', shopify_product_id: null },
    ...{ inputs: [], metadata: {}, ...changes },
  }) as unknown as Job;

const bodyFor = (job: Job, type = 'image/png') =>
  bodyOf(enlarger.tool, enlargeRequest({ job, output: anOutput(type) }, '2'), 'out-1');

describe('the job that makes a result larger', () => {
  it.each([
    ['image/png', 'png'],
    ['image/webp', 'webp'],
    ['image/jpeg', 'jpeg'],
  ])('keeps the type of a result that is %s', (type, format) => {
    expect(bodyFor(aCutout(), type).inputs).toContainEqual({ key: 'format', value: format });
  });

  it('cleans nothing: what we made has no grain', () => {
    expect(bodyFor(aCutout()).inputs).toContainEqual({ key: 'noise', value: 'none' });
  });

  it('is a picture of the same product of a store', () => {
    const ofStore = { shopify_product_id: 'p-1', metadata: { shopify_file_id: 'f-1' } };
    expect(bodyFor(aCutout(ofStore))).toMatchObject({
      shopify_product_id: 'p-1',
      metadata: { shopify_file_id: 'f-1', [enlargedFromKeys.job]: 'cut' },
    });
  });

  it('goes by the name of the photo that the result was made from', () => {
    const named = aCutout({ metadata: { [photoNameKey]: 'cup.jpg' } });
    expect(bodyFor(named).metadata).toMatchObject({ [photoNameKey]: 'cup.jpg' });
    expect(bodyFor(aCutout()).metadata).not.toHaveProperty(photoNameKey);
  });
});
