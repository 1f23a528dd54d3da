import type { Place, PromptReading, Thing } from '@tintory/prompts';
import { sky, space } from './places/air.ts';
import { desert } from './places/desert.ts';
import { field } from './places/field.ts';
import { forest } from './places/forest.ts';
import { mountains, snow } from './places/heights.ts';
import { jungle } from './places/jungle.ts';
import { lake } from './places/lake.ts';
import { meadow } from './places/meadow.ts';
import { room } from './places/room.ts';
import { beach, sea } from './places/sea.ts';
import { city, street } from './places/street.ts';
import { underwater } from './places/underwater.ts';
import { tabletop } from './on-table.ts';
import { afloat, dwellers, fliers, floaters, perched, swimmers } from './real-sizes.ts';
import type { DrawPlace } from './scene.ts';

export const drawPlace: Record<Place, DrawPlace> = {
  beach,
  sea,
  underwater,
  lake,
  mountains,
  forest,
  jungle,
  city,
  street,
  desert,
  room,
  meadow,
  field,
  snow,
  sky,
  space,
};

/** Where a thing is at home, for a prompt that names no place. */
const homes: [RegExp, Place][] = [
  [
    /^(tintory-pirate-ship|sailboat|canoe|speedboat|passenger-ship|ship|ferry|motor-boat|whale|spouting-whale|dolphin|(?:person|man|woman)-surfing|tintory-surfboard|seal)$/,
    'sea',
  ],
  [
    /^(tintory-submarine|fish|tropical-fish|blowfish|shark|octopus|squid|jellyfish|coral|seahorse|shrimp)$/,
    'underwater',
  ],
  [
    /^(rocket|flying-saucer|satellite|astronaut|alien|alien-monster|ringed-planet|globe-showing-europe-africa)/,
    'space',
  ],
  [/^(airplane|small-airplane|helicopter|parachute|balloon|kite)$/, 'sky'],
  [/^(penguin|snowman|tintory-iceberg|polar-bear|skier|snowboarder|sled)/, 'snow'],
  [/^(camel|two-hump-camel|cactus|scorpion|tintory-pyramids)$/, 'desert'],
  [/^tintory-(bridge|lily-pad)$|-rowing-boat$/, 'lake'],
  [
    /^(bear|wolf|fox|deer|tintory-panther|owl|tintory-snowy-owl|tintory-waterfall|hedgehog|mushroom|moose|chipmunk|tent|tintory-cabin|tintory-bamboo)$/,
    'forest',
  ],
  [/^(tractor|cow|pig|ewe|ram|rooster|ear-of-corn|tintory-windmill|tintory-scarecrow)$/, 'field'],
  [
    /^(tintory-lighthouse|tintory-sand-castle|tintory-starfish|tintory-beach-ball|crab|umbrella-on-ground|bikini|thong-sandal|tropical-drink|palm-tree)$/,
    'beach',
  ],
  [
    /^(automobile|bus|taxi|police-car|fire-engine|ambulance|minibus|motor-scooter|trolleybus|delivery-truck|tram)/,
    'street',
  ],
  [
    /^(tintory-throne|tintory-teacup|tintory-wedding-cake|tintory-fireplace|tintory-box|tintory-lamp|tintory-bowl|tintory-fish-bowl|teacup-without-handle|tintory-ship-bottle|tintory-wine-bottle|tintory-water-bottle|couch-and-lamp|tintory-sofa|bed|chair|television|laptop|bathtub|teddy-bear|hot-beverage|birthday-cake|tintory-table|guitar|potted-plant|open-book|wrapped-gift|hamster|desktop-computer|teapot|pizza|hamburger|french-fries|steaming-bowl|chopsticks|ice-cream|bouquet|amphora|candle|croissant|cupcake|spaghetti|curry-rice|pancakes|waffle|sushi|cookie|doughnut|bread|bagel|baguette-bread|pretzel|cheese-wedge|pie|shortcake|sandwich|hot-dog|taco|burrito|pot-of-food|green-salad|beer-mug|cooking|bento-box|fondue|mantelpiece-clock|bowl-with-spoon|tintory-bookshelf|wine-glass)$/,
    'room',
  ],
];

const firstHome = (things: readonly Thing[]): Place | undefined =>
  things
    .map(({ motif }) => homes.find(([kind]) => kind.test(motif))?.[1])
    .find((place) => place !== undefined);

/** What stands in no room, but before a window. */
const outdoors =
  /(?<!christmas-)tree$|^house|castle|church|mosque|temple|building|^(hut|tent|tintory-(cabin|pagoda|waterfall|lighthouse|windmill|bridge|doghouse|fence|bench|stone-wall|brick-wall|tower|tree-house|bush|branch|tall-grass)|fire|horse|cow|camel|elephant|giraffe|lion|bear|automobile|bus|tractor|locomotive|fountain|fireworks|volcano|sailboat|canoe|ship)$/;

/** What has roots, or would be washed away. */
const rooted = /tree$|^(cactus|tintory-(bamboo|sand-castle))$/;

/** Who is in the sky without a word about it. */
const winged = new RegExp(`${fliers.source}|${perched.source}|^bird$`);

/** Where there is no sky over things. */
const covered = /^(room|underwater|space)$/;

/**
 * The place that a prompt names, or what is meant by it: the shore, where what stands there could
 * not stand in the sea; its floor, where corals grow or crabs walk and nothing floats; and what is
 * below the sky, where only some are in the air.
 */
export function placeOf(reading: PromptReading): Place | undefined {
  const { place, things } = reading;
  const isBelow = ({ motif, aloft, relation }: Thing) => !relation && !aloft && !winged.test(motif);
  if (place === 'sky' && things.some(isBelow)) {
    const home = homeOf({ ...reading, things: things.filter(isBelow) });
    return covered.test(home) || home === 'sky' ? 'meadow' : home;
  }
  if (place !== 'sea') return place;
  const roots = things.filter(({ relation }) => !relation);
  if (roots.some(({ motif }) => rooted.test(motif))) return 'beach';
  const isFloor = roots.length > 0 && roots.every(({ motif }) => dwellers.test(motif));
  const isDeep = isFloor || things.some(({ motif }) => motif === 'coral');
  return isDeep && !things.some(({ motif }) => floaters.test(motif)) ? 'underwater' : place;
}

/** Where the first thing is at home, or what it has with it, and the others are not out of place. */
export function homeOf({ things, weather = [] }: PromptReading): Place {
  const roots = things.filter(({ relation }) => !relation);
  const isLaid = things.length > 0 && things.every(({ motif }) => tabletop.test(motif));
  const home = firstHome(roots) ?? firstHome(things) ?? (isLaid ? 'room' : 'meadow');
  const isAll = (kind: RegExp) => roots.every(({ motif }) => kind.test(motif));
  // A girl with a balloon does not fly.
  if (home === 'sky' && !isAll(fliers)) return 'meadow';
  if (home === 'sea' && !isAll(afloat)) return 'beach';
  if (home === 'underwater' && !isAll(swimmers)) return 'lake';
  const isOut = weather.length > 0 || things.some(({ motif }) => outdoors.test(motif));
  return home === 'room' && isOut ? 'meadow' : home;
}
