import type { PrintArea, PrintProduct } from '@tintory/contract';
import type { PictureLayer } from '../design/layer.ts';

export const anArea = (changes: Partial<PrintArea> = {}): PrintArea => ({
  ...{ id: 'front', name: 'Front', x: 270, y: 200, width: 300, height: 400, dpi: 150 },
  ...{ bleed: 0, safe: 8, tiled: false, view: { width: 840, height: 840 } },
  ...changes,
});

export const aPicture = (changes: Partial<PictureLayer> = {}): PictureLayer => ({
  ...{ id: 'a', kind: 'picture', name: 'cat.png', pixels: 2_000, aspect: 1 },
  ...{ objectId: null, file: null, x: 150, y: 200, width: 200, rotation: 0 },
  ...changes,
});

const variant = (id: string, color: [string, string, string], size: string, price: number) => ({
  ...{ id, title: `${color[1]} / ${size}`, color: color[0], color_name: color[1] },
  ...{ color_hex: color[2], size, price, weight: 160, available: true },
});

const white: [string, string, string] = ['white', 'White', '#ffffff'];
const black: [string, string, string] = ['black', 'Black', '#17181b'];

export const aProduct = (changes: Partial<PrintProduct> = {}): PrintProduct => ({
  ...{ id: 't-shirt', kind: 'clothing', title: 'T-shirt', description: 'Soft and heavy.' },
  ...{ base_price: 19.5, currency: 'USD', weight: 160 },
  variants: [
    variant('t-w-m', white, 'M', 19.5),
    variant('t-w-l', white, 'L', 21),
    variant('t-b-m', black, 'M', 19.5),
  ],
  print_areas: [anArea(), anArea({ id: 'back', name: 'Back' })],
  media: [
    { id: 'm1', url: '/t.webp', role: 'tile', print_area_id: null, color: null },
    { id: 'm2', url: '/f.webp', role: 'blank', print_area_id: 'front', color: null },
    { id: 'm3', url: '/b.webp', role: 'blank', print_area_id: 'back', color: null },
  ],
  ...changes,
});
