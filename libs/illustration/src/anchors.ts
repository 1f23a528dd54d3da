import { widthOf, type Item } from './item-size.ts';

/** What is worn on the head. */
export const hats =
  /^(top-hat|womans-hat|billed-cap|crown|graduation-cap|rescue-workers-helmet|tintory-party-hat)$/;

/** A place on a drawing, in units of its box: the middle, and the width that clothes have there. */
type Spot = readonly [x: number, y: number, wide: number, tilt?: number];

/** Where who is no standing person wears what: hats by their foot, the others by their middle. */
type Anchors = { head?: Spot; eyes?: Spot; neck?: Spot };

/** The heads that get a body to sit on have their neck in one place. */
const neck: Spot = [16, 29.5, 15];

const anchors: Record<string, Anchors> = {
  cat: { head: [9, 8.9, 9.5, -6], eyes: [6.6, 11.8, 8.5], neck: [9.8, 17.3, 9.5, 14] },
  dog: { head: [9.6, 8.4, 9.5, -4], eyes: [7.2, 10.9, 8.5], neck: [10.6, 16.2, 9, 20] },
  rabbit: { head: [6.6, 7.8, 7.5, -14], eyes: [6.8, 13.8, 8.5], neck: [10, 20.2, 9, 10] },
  penguin: { head: [16, 5.2, 12], eyes: [16, 7.9, 8.5], neck: [16, 14.6, 14] },
  pig: { head: [9, 11.8, 8.5, -8], eyes: [8, 16.8, 8] },
  cow: { head: [8, 6.6, 7.5, -10], eyes: [7.6, 8.8, 7.5] },
  horse: { head: [7.4, 5, 6.5, -14], eyes: [5.6, 6.4, 6], neck: [10.2, 12.6, 8, 8] },
  elephant: { head: [10, 7.6, 10, -4], eyes: [5.6, 13.4, 7.5] },
  zebra: { head: [7, 4.6, 6.5, -14], eyes: [3.9, 6.2, 6], neck: [9.5, 13, 8, 8] },
  camel: { head: [7.4, 6.4, 6.5, -6], eyes: [7.5, 7.3, 6.5], neck: [9.5, 14, 6.5] },
  'tintory-snowy-owl': { head: [16, 4.8, 13], eyes: [16, 9.6, 17], neck: [16, 16, 17] },
  owl: { head: [16, 4.8, 13], eyes: [16, 9.6, 17], neck: [16, 16, 17] },
  mouse: { head: [6.6, 9.6, 6.5, -14], eyes: [7, 11.8, 7] },
  monkey: { head: [10.2, 8, 10], eyes: [10.2, 10, 8.5], neck: [10.8, 16.6, 9] },
  duck: { head: [10.4, 4.4, 8.5], eyes: [10.5, 6.6, 7.5], neck: [9.8, 13.4, 8.6] },
  goose: { head: [12.8, 4, 6], eyes: [12.9, 5.2, 6], neck: [12.6, 13, 6.5] },
  tiger: { head: [7.6, 11.4, 7.5, -8], eyes: [5.6, 13.4, 7], neck: [9.4, 18.4, 7.5, 16] },
  bird: { head: [9.8, 4.6, 9.5, -4], eyes: [7.4, 9, 8], neck: [9.6, 15, 10.5, 4] },
  parrot: { head: [11.4, 4.2, 9], eyes: [11.4, 6.4, 8] },
  fox: { head: [15.7, 10.4, 13], eyes: [15.7, 17.6, 14], neck },
  wolf: { head: [15.7, 10, 13], eyes: [15.7, 15.2, 14], neck },
  raccoon: { head: [15.7, 9.2, 14], eyes: [15.7, 18.4, 15], neck },
  lion: { head: [15.8, 6, 15], eyes: [15.8, 14.4, 14], neck },
  bear: { head: [15.7, 8, 15], eyes: [15.7, 15.6, 14], neck },
  'polar-bear': { head: [15.7, 8, 15], eyes: [15.7, 15.6, 14], neck },
  panda: { head: [15.7, 8, 15], eyes: [15.7, 15.4, 15], neck },
  'cat-face': { head: [15.7, 9.6, 14], eyes: [15.7, 17.5, 14], neck },
  'dog-face': { head: [15.7, 5.4, 13], eyes: [15.7, 13, 13], neck },
  'tiger-face': { head: [15.7, 5.5, 15], eyes: [15.7, 14.7, 14], neck },
  koala: { head: [15.7, 7, 13], eyes: [15.7, 15.6, 15], neck },
  hamster: { head: [15.8, 10.8, 11], eyes: [15.8, 18.2, 13], neck },
  frog: { head: [15.7, 6.4, 14], eyes: [15.6, 7.9, 18], neck },
  robot: { head: [15.8, 7.2, 16], eyes: [15.7, 13.8, 17], neck },
  princess: { head: [15.8, 9, 15] },
  prince: { head: [15.8, 9, 15] },
  'jack-o-lantern': { head: [16, 9, 14] },
};

const spectacles = /^(glasses|sunglasses|goggles)$/;
const neckwear = /^(scarf|tintory-tied-scarf|tintory-bow-tie)$/;

/** Where somebody wears a thing on the drawing of them, if they do. */
export const spotOf = (motif: string, wearer: string): Spot | undefined => {
  const own = anchors[wearer];
  if (hats.test(motif)) return own?.head;
  if (spectacles.test(motif)) return own?.eyes;
  return neckwear.test(motif) ? own?.neck : undefined;
};

/** Some hats are narrower than the brim of others. */
const narrow = /^(crown|billed-cap|graduation-cap|tintory-party-hat)$/;

/** A thing on the spot of its wearer's drawing, turned with it. */
export function wearAt(item: Item, wearer: Item, [x, y, wide, tilt = 0]: Spot): Item {
  const { art, height, mirrored } = wearer;
  const scale = height / (art.bottom - art.top);
  const side = mirrored ? -1 : 1;
  const { motif } = item.thing;
  const share = motif === 'tintory-bow-tie' ? 0.55 : narrow.test(motif) ? 0.8 : 1;
  const own = (item.height * wide * share * scale) / widthOf(item);
  const isHat = hats.test(motif);
  return {
    ...item,
    x: wearer.x + side * (x - (art.left + art.right) / 2) * scale,
    y: wearer.y - (art.bottom - y) * scale + (isHat ? 0 : own / 2),
    height: own,
    mirrored,
    turn: side * tilt,
    order: wearer.order + (isHat ? 0.06 : 0.05),
    stands: 'thing',
  };
}
