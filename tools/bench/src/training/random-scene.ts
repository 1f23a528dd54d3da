import type { Color } from '../samples/light.ts';
import { frame } from '../store-pictures/frame.ts';
import { lamps } from '../store-pictures/lamps.ts';
import { places } from '../store-pictures/places.ts';
import type { Product } from '../store-pictures/product.ts';
import type { Place, Scene } from '../store-pictures/scene.ts';
import { put, type Thing } from '../store-pictures/thing.ts';
import type { Choice } from './random-choice.ts';
import { randomThing } from './random-thing.ts';

const allPlaces = Object.values(places) as [Place, ...Place[]];
const allLamps = Object.values(lamps) as [(typeof lamps)['window'], ...(typeof lamps)['window'][]];

/** A product of the shop or something made up, anywhere, in any light, from any side. */
export function randomScene(choice: Choice, products: readonly Product[]): Scene {
  const place = choice.one(allPlaces);
  const thing = put(
    choice.chance(0.45) ? soldThing(choice, products) : randomThing(choice, colorBehind(place)),
    { turn: choice.between(0, 6.28), lean: choice.chance(0.1) ? choice.between(-0.5, 0.5) : 0 },
  );
  const view = {
    words: '',
    above: choice.between(0.02, 1) ** 1.5 + (choice.chance(0.1) ? 0.3 : 0),
    fill: choice.chance(0.15) ? choice.between(0.9, 1.5) : choice.between(0.35, 0.9),
    aside: [choice.between(-0.25, 0.25), choice.between(-0.25, 0.2)] as [number, number],
  };
  return { thing, place, lamp: choice.one(allLamps), camera: frame(thing, view, 1) };
}

const colorBehind = (place: Place): Color => place.wall(0, 1).color;

function soldThing(choice: Choice, products: readonly Product[]): Thing {
  const shot = products[choice.whole(0, products.length - 1)];
  if (!shot) throw new Error('There are no products to draw.');
  const shown = shot.shots[choice.whole(0, shot.shots.length - 1)]?.[3];
  return (shown ?? shot.thing)();
}
