import { expect, it } from 'vitest';
import { modals } from './modals.ts';

it('has every global window that a merchant can use, and its own to publish', () => {
  expect(Object.keys(modals).sort()).toEqual([
    'help',
    'larger',
    'paint-image',
    'preview',
    'publish',
    'resize-image',
    'shopify-sub-modal',
    'store-images',
    'store-products',
  ]);
});
