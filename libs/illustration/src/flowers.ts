import { is } from './catalogue/catalogue.ts';
import type { Item } from './item-size.ts';

/** Whether several of a thing fan out of another, as flowers of a vase. */
export const isFan = (motif: string, holder: string): boolean =>
  is(holder, 'vase') && is(motif, 'stem');

/** Degrees between two stems and between the outermost; heights of neck and flower in the vase's. */
const fan = { one: 46, all: 110 };
const neck = { high: 0.72, flower: 0.72 };

/** Fans flowers out of a vase. */
export const arrange = (item: Item, vase: Item, count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({
    ...item,
    y: vase.y - vase.height * neck.high,
    height: Math.min(item.height, vase.height * neck.flower),
    turn: count === 1 ? 0 : (i / (count - 1) - 0.5) * Math.min(fan.all, fan.one * (count - 1)),
    order: vase.order - 0.1 + Math.abs(i - (count - 1) / 2) * -0.001,
  }));
