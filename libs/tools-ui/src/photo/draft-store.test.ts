import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from './draft-store.ts';

const origin = { productId: 'product-1', fileId: 'file-1' };
const draft = { file: new Blob(['bytes']), name: 'cat.png', origin, values: {}, pending: true };

describe('drafts in a frame that is refused all storage', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('Denied.');
      },
    });
    return () => vi.unstubAllGlobals();
  });

  it('last as long as the page', async () => {
    await draftStore.save('remove_background', draft);
    expect(await draftStore.load('remove_background')).toMatchObject({ name: 'cat.png', origin });
    await draftStore.remove('remove_background');
    await expect(draftStore.load('remove_background')).rejects.toThrow('Denied.');
  });

  it('are run by one alone', async () => {
    await draftStore.save('image_upscale', draft);
    expect(await draftStore.takePending('image_upscale')).toBe(true);
    expect(await draftStore.takePending('image_upscale')).toBe(false);
    expect(await draftStore.load('image_upscale')).toMatchObject({ pending: false });
  });
});
