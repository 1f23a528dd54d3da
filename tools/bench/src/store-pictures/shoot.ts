import { createRandom } from '@tintory/pixels';
import { draw } from './draw.ts';
import { frame } from './frame.ts';
import { lamps } from './lamps.ts';
import { places } from './places.ts';
import type { Product, Shot } from './product.ts';
import type { Scene } from './scene.ts';
import { put } from './thing.ts';
import { views } from './views.ts';

/**
 * Draws one picture of a product.
 *
 * @returns RGB, sRGB
 */
export const shoot = (product: Product, shot: Shot, width: number, height: number): Buffer =>
  draw(setUp(product, shot, width / height), width, height);

/** What one picture shows. Nobody places a thing twice in the same way: the handle seeds how. */
export function setUp(product: Product, shot: Shot, aspect: number): Scene {
  const [viewName, place, lamp, shown = product.thing] = shot;
  const view = views[viewName];
  const random = createRandom(seedOf(`${product.handle} ${product.shots.indexOf(shot)}`));
  const turn = view.turn + (random() - 0.5) * 0.4;
  const thing = put(shown(), { turn });
  const seen = { ...view, above: view.above * (0.85 + 0.3 * random()) };
  const camera = frame(thing, seen, aspect);
  return { thing, place: places[place], lamp: lamps[lamp], camera };
}

function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}
