import { is, motifOf } from './catalogue/catalogue.ts';
import { widthOf, type Item } from './item-size.ts';

/** Greatest width of a rider, in the vehicle's. */
const widest = 0.72;

/** Puts an animal on wheels: behind the handlebar, with its feet at the pedals or on the board. */
export function wheel(rider: Item, vehicle: Item): Item | undefined {
  const { platform: place } = motifOf(vehicle.thing.motif);
  if (!place || is(rider.thing.motif, 'person')) return undefined;
  const side = vehicle.mirrored ? -1 : 1;
  // Keeps small animals visible and large ones on the vehicle.
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
