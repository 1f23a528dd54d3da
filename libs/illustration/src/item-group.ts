import type { Item } from './item-size.ts';
import type { Sized } from './item.ts';

/** A root thing with all that is told of it, about its own origin. */
export type Group = { items: Item[]; root: Sized; left: number; right: number };
