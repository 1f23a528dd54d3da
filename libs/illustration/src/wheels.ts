import { people } from './people.ts';
import { widthOf, type Item } from './item-size.ts';

/** How an animal is on something with wheels, in shares of what it is on. */
type Place = {
  foot: number;
  /** How far behind the middle. */
  back: number;
  /** How high it is at most. */
  high: number;
  /** Whether it is seen through the frame. */
  isBehind: boolean;
};

/** Of the width of what it is on. */
const widest = 0.72;

const places: Record<string, Place> = {
  bicycle: { foot: 0.42, back: 0.12, high: 1.05, isBehind: true },
  'kick-scooter': { foot: 0.17, back: 0.1, high: 0.95, isBehind: false },
  'motor-scooter': { foot: 0.5, back: 0.14, high: 1, isBehind: true },
  'tintory-surfboard': { foot: 0.55, back: 0.04, high: 2.6, isBehind: false },
  motorcycle: { foot: 0.5, back: 0.06, high: 0.95, isBehind: true },
};

/** Puts an animal on wheels: behind the handlebar, with its feet at the pedals or on the board. */
export function wheel(rider: Item, vehicle: Item): Item | undefined {
  const place = places[vehicle.thing.motif];
  if (!place || people.test(rider.thing.motif)) return undefined;
  const side = vehicle.mirrored ? -1 : 1;
  // Of small ones too there is something to be seen, and of big ones not all around.
  const wanted = Math.min(place.high, Math.max(0.75, rider.height / vehicle.height));
  const tall = { ...rider, height: vehicle.height * wanted };
  const height = tall.height * Math.min(1, (widthOf(vehicle) * widest) / widthOf(tall));
  return {
    ...rider,
    x: vehicle.x + side * place.back * widthOf(vehicle),
    y: vehicle.y - vehicle.height * place.foot,
    height,
    mirrored: vehicle.mirrored,
    order: vehicle.order + (place.isBehind ? -0.1 : 0.1),
    stands: 'thing',
  };
}
