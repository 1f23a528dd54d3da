import type { PrintDesign } from '@tintory/contract';
import { expect, it } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import { createOrderedDesigns } from './ordered-designs.ts';

const picture = (role: 'scene' | 'mockup') => ({
  ...{ id: role, role, url: `http://api.test/${role}.webp`, print_area_id: 'front', color: null },
});
const mug: PrintDesign = {
  ...{ id: 'd1', product_id: 'mug', color: null, media: [], dpi: 200 },
  ...{ mockups: [picture('scene'), picture('mockup')], created_at: '2026-01-01T00:00:00.000Z' },
};
const openOver = (failure?: Error) =>
  createOrderedDesigns({
    designs: {
      read: () => (failure ? Promise.reject(failure) : Promise.resolve(mug)),
      keep: () => Promise.resolve(),
      printFiles: () => Promise.resolve([{ areaId: 'front', objectKey: 'o1' }]),
    },
    storage: {
      createGetUrl: ({ objectId, expiresAt }) =>
        Promise.resolve(`http://files.test/${objectId}?until=${expiresAt.toISOString()}`),
    },
    now: () => new Date('2026-01-01T00:00:00.000Z'),
  });

it('shows a design by its mock-up, and links its print files for a day', async () => {
  const designs = openOver();
  expect(await designs.find('u1', 'd1')).toEqual({
    ...{ id: 'd1', productId: 'mug', mockupUrl: 'http://api.test/mockup.webp' },
  });
  expect(await designs.printFiles('d1', 'mug.11-oz')).toEqual([
    { areaId: 'front', url: 'http://files.test/o1?until=2026-01-02T00:00:00.000Z' },
  ]);
});

it('takes a design that is gone for none, and trouble for trouble', async () => {
  expect(await openOver(new AppError('NotFound')).find('u1', 'd1')).toBeNull();
  await expect(openOver(new AppError('StorageFull')).find('u1', 'd1')).rejects.toThrow(
    'StorageFull',
  );
});
