import type { LampName } from './lamps.ts';
import type { PlaceName } from './places.ts';
import type { Thing } from './thing.ts';
import type { ViewName } from './views.ts';

/** One picture; the last two when it shows something else than the product's own thing. */
export type Shot = [
  view: ViewName,
  place: PlaceName,
  lamp: LampName,
  thing?: () => Thing,
  looks?: string,
];

export type Product = {
  handle: string;
  title: string;
  vendor: string;
  type: string;
  tags: string[];
  description: string;
  /** The thing, as an alt text names it. */
  looks: string;
  thing: () => Thing;
  /** The pictures are higher than wide. */
  tall?: boolean;
  shots: Shot[];
};
