/** Heights in metres, by emoji; what is not named has its kind's. */
const heights: Record<string, string> = {
  0.1: 'butterfly honeybee beetle lady-beetle bug ant spider snail cricket mushroom red-apple hot-beverage mobile-phone cupcake doughnut',
  0.25: 'mouse hamster chipmunk hedgehog bird frog turtle crab lizard soccer-ball basketball open-book teapot baby-chick squirrel tulip rose blossom hibiscus daffodil hyacinth birthday-cake wrapped-gift jack-o-lantern crown bat seedling',
  0.4: 'cat black-cat rabbit duck owl rooster raccoon skunk badger beaver balloon dove blackbird parrot goose laptop sled',
  0.55: 'fox dog poodle service-dog guide-dog koala otter penguin eagle swan peacock turkey sunflower potted-plant fire television guitar umbrella',
  0.9: 'wolf pig boar ewe ram goat chair tintory-bench tintory-fence tintory-table bed leopard kangaroo flamingo bicycle kick-scooter seal',
  1.2: 'lion tiger panda bear polar-bear deer motorcycle motor-scooter person-in-lotus-position donkey dolphin racing-car gorilla ghost snowman robot alien unicorn llama',
  1.5: 'automobile taxi police-car sport-utility-vehicle pickup-truck cow ox water-buffalo zebra bison horse moose canoe shark tent',
  1.75: 'man-standing woman-standing person-standing person-walking man-walking woman-walking person-running astronaut cactus camel two-hump-camel statue',
  2.3: 'ambulance minibus delivery-truck tractor elephant rhinoceros hippopotamus mammoth speedboat phoenix-bird umbrella-on-ground couch-and-lamp',
  3.2: 'bus fire-engine trolleybus articulated-lorry locomotive tram giraffe helicopter sailboat tintory-lamp-post small-airplane dragon t-rex whale spouting-whale flying-saucer',
  12: 'tintory-hot-air-balloon tintory-lighthouse',
  5: 'deciduous-tree evergreen-tree palm-tree christmas-tree house house-with-garden hut motor-boat rocket fountain airplane sauropod parachute satellite statue-of-liberty',
  8: 'castle church mosque school hospital hotel office-building bank houses passenger-ship ship ferry circus-tent ferris-wheel japanese-castle hindu-temple factory stadium tokyo-tower roller-coaster classical-building department-store',
};

const known = new Map(
  Object.entries(heights).flatMap(([metres, motifs]) =>
    motifs.split(' ').map((motif): [string, number] => [motif, Number(metres)]),
  ),
);

const kinds: [RegExp, number][] = [
  [/^(man|woman|person|mx|mrs|santa|princess|prince|ninja)|er$|ist$|officer|astronaut/, 1.75],
  [/house|building|castle|temple|tower|church|station/, 7],
  [/car|truck|van|bus|train|tram/, 2],
  [/boat|ship/, 4],
  [/tree/, 5],
];

/** How tall a thing is in metres; half a metre where nothing tells. */
const realHeight = (motif: string): number =>
  known.get(motif) ?? kinds.find(([kind]) => kind.test(motif))?.[1] ?? 0.4;

/**
 * Height a thing is drawn with, relative to a person: a picture book's scale, the square root of
 * nature's, in which a cat is not lost beside a house.
 */
export const drawnHeight = (motif: string): number => Math.sqrt(realHeight(motif) / 1.75);

/** What is in the air unless the prompt puts it on something. */
export const fliers =
  /^(airplane|small-airplane|helicopter|rocket|flying-saucer|parachute|balloon|tintory-hot-air-balloon|butterfly|honeybee|bat|eagle|dove|kite|satellite|comet|star|glowing-star|fly|mosquito|phoenix-bird|ringed-planet)$/;

/** What floats, and what swims below. */
export const floaters =
  /^(sailboat|canoe|speedboat|passenger-ship|ship|ferry|motor-boat|person-surfing|person-rowing-boat|person-swimming|duck|swan|ring-buoy|goose)$/;
export const swimmers =
  /^(fish|tropical-fish|blowfish|shark|octopus|squid|jellyfish|whale|spouting-whale|dolphin|seal|coral|shrimp|lobster|crab|turtle|spiral-shell|oyster)$/;
