import type { ColorName } from '@tintory/prompts';
import type { Item } from './item-size.ts';

const many: ColorName[] = ['red', 'yellow', 'blue', 'green', 'purple', 'orange', 'pink'];

/** Gives each of several colourful things another colour. */
export const inColors = (items: readonly Item[]): Item[] =>
  items.map((item, i) =>
    item.thing.isColorful && item.thing.count > 1
      ? { ...item, color: many[i % many.length] as ColorName }
      : item,
  );
