import type { RelationKind } from '../prompts/sense.ts';
import { widthOf, type Item, type Sized } from './item.ts';
import { fliers } from './real-sizes.ts';

/** How high above its foot a thing carries another, in shares of its height. */
const seats: [RegExp, number][] = [
  [/couch/, 0.3],
  [/chair|bench/, 0.42],
  [/^bed$/, 0.42],
  [/bicycle|motorcycle|motor-scooter|horse|elephant|camel/, 0.7],
  [/boat|canoe/, 0.36],
  [/tree/, 0.86],
  [/tulip|rose|sunflower|blossom|hibiscus|hyacinth/, 0.78],
];
const seatOf = (motif: string) => seats.find(([kind]) => kind.test(motif))?.[1] ?? 0.95;

/** Puts copies of a thing where its relation to another says; `unit` as in the canvas. */
export function relate(
  sized: Sized,
  kind: RelationKind,
  to: Item,
  person: number,
  unit: number,
  random: () => number,
): Item[] {
  const { thing, art, tall } = sized;
  const wide = widthOf(to);
  const side = random() < 0.5 ? -1 : 1;
  let height = tall * person;
  const make = (x: number, y: number, order: number, stands: Item['stands']): Item => ({
    thing,
    art,
    x,
    y,
    height,
    mirrored: x > to.x,
    order,
    stands,
  });
  const own = () => widthOf(make(0, 0, 0, 'ground'));
  const spread = (span: number, place: (x: number, i: number) => Item) =>
    Array.from({ length: thing.count }, (_, i) => {
      const along = thing.count === 1 ? 0 : i / (thing.count - 1) - 0.5;
      return place(along * span, i);
    });
  switch (kind) {
    case 'on': {
      // What sits on another is no wider than it, all together.
      const fits = (wide * 0.94) / (own() * thing.count);
      height *= Math.min(1, Math.max(0.35, fits));
      const y = to.y - to.height * seatOf(to.thing.motif) + unit * 2;
      return spread(Math.max(0, wide * 0.94 - own()), (x) =>
        make(to.x + x, y, to.order + 0.1, 'thing'),
      );
    }
    case 'in': {
      height = Math.min(height, to.height * 1.1);
      const y = to.y - to.height * 0.36;
      return spread(wide * 0.5, (x) => make(to.x + x, y, to.order - 0.1, 'thing'));
    }
    case 'under': {
      const room = Math.max(wide * 0.8, own() * 1.02 * (thing.count - 1) + own());
      // A trunk that a wide thing hides would leave a crown on its roof.
      const aside = own() > wide * 0.6 ? own() * 0.5 : wide * 0.2;
      const shift = thing.count === 1 ? side * aside : 0;
      return spread(room - own(), (x, i) =>
        make(
          to.x + shift + x,
          to.y + unit * (12 + (i % 2) * 12),
          to.order + 1 + i * 0.01,
          to.stands,
        ),
      );
    }
    case 'behind':
      return spread(wide * 0.9 + own() * (thing.count - 1), (x) =>
        make(to.x + side * wide * 0.42 + x, to.y - unit * 22, to.order - 1, to.stands),
      );
    case 'in front of': {
      const y = to.y + unit * 44;
      return spread(own() * 1.1 * (thing.count - 1), (x, i) =>
        make(to.x + side * wide * 0.16 + x, y + (i % 2) * unit * 10, to.order + 2, to.stands),
      );
    }
    case 'above':
      return spread(own() * 1.3 * (thing.count - 1), (x, i) =>
        make(to.x + x, to.y - to.height * 1.12 - (i % 2) * unit * 24, to.order, 'air'),
      );
    case 'beside': {
      const gap = unit * 16;
      return Array.from({ length: thing.count }, (_, i) => {
        const away = wide / 2 + gap + own() * (i + 0.5);
        const flies = fliers.test(thing.motif) && to.stands !== 'air';
        const y = flies ? to.y - to.height * (0.72 + (i % 2) * 0.2) : to.y + unit * 8;
        return make(to.x + side * away, y, to.order + 0.5, flies ? 'air' : to.stands);
      });
    }
  }
}
