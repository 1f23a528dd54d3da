import type { Item } from './item-size.ts';
import type { Sized } from './item.ts';

/** A root thing and everything related to it, in pixels around its own origin. */
export type Group = { items: Item[]; root: Sized; left: number; right: number };
