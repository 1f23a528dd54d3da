import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/some-product.ts';
import { blankOf, colorsOf, sizesOf, tileOf } from './product-media.ts';

const blank = (id: string, area: string | null, color: string | null) => ({
  ...{ id, url: `/${id}.webp`, role: 'blank' as const, print_area_id: area, color },
});

describe('the pictures of a product', () => {
  it('show the view of an area in the colour that is chosen', () => {
    const media = [blank('f-w', 'front', 'white'), blank('f-b', 'front', 'black')];
    const product = aProduct({ media: [...media, blank('b-w', 'back', 'white')] });
    expect(blankOf(product, 'front', 'black')?.id).toBe('f-b');
    expect(blankOf(product, 'back', 'white')?.id).toBe('b-w');
  });

  it('fall back to one that serves every colour, and to any rather than none', () => {
    const plain = aProduct({ media: [blank('w', 'front', 'white'), blank('all', 'front', null)] });
    expect(blankOf(plain, 'front', 'black')?.id).toBe('all');
    expect(blankOf(aProduct({ media: [blank('w', 'front', 'white')] }), 'front', null)?.id).toBe(
      'w',
    );
    expect(blankOf(aProduct({ media: [] }), 'front', null)).toBeUndefined();
  });

  it('stand for it by its tile, or by its first view', () => {
    expect(tileOf(aProduct())?.id).toBe('m1');
    expect(tileOf(aProduct({ media: [blank('f', 'front', null)] }))?.id).toBe('f');
  });
});

describe('the variants of a product', () => {
  it('are told by each colour once, and by the sizes of a colour', () => {
    const product = aProduct();
    expect(colorsOf(product).map(({ name }) => name)).toEqual(['White', 'Black']);
    expect(sizesOf(product, 'black').map(({ size }) => size)).toEqual(['M']);
    expect(sizesOf(product, 'white')).toHaveLength(2);
  });
});
