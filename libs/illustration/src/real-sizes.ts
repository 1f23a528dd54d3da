/** Heights in metres, by emoji; what is not named has its kind's. */
const heights: Record<string, string> = {
  0.04: 'olive honeybee beetle lady-beetle bug ant spider cricket fly mosquito ring cherries strawberry blueberries chestnut peanuts candy coin',
  0.08: 'tintory-starfish butterfly snail mushroom brown-mushroom red-apple green-apple tangerine lemon lime pear peach tomato egg potato onion garlic kiwi-fruit avocado croissant cookie doughnut cupcake bagel fallen-leaf maple-leaf hot-beverage teacup-without-handle ice-cream soft-ice-cream glasses sunglasses mobile-phone game-die gem-stone key microbe',
  0.12: 'soccer-ball basketball american-football',
  0.15: 'tintory-teacup butter bacon meat-on-bone poultry-leg cut-of-meat taco burrito tamale stuffed-flatbread flatbread falafel cooking popcorn bento-box rice-cracker rice-ball cooked-rice curry-rice spaghetti roasted-sweet-potato oden fried-shrimp moon-cake dango dumpling fortune-cookie takeout-box shaved-ice chocolate-bar custard honey-pot glass-of-milk cup-with-straw bubble-tea pretzel baguette-bread mango hot-pepper bell-pepper leafy-green ginger-root pea-pod jar rat cherry-blossom herb shamrock feather spoon fork-and-knife scissors pencil watch soap sponge tennis baseball chopsticks tintory-skateboard tintory-lily-pad tintory-bowl tintory-bow-tie mouse hamster chipmunk frog lizard crab baby-chick hatching-chick banana grapes carrot ear-of-corn cucumber broccoli eggplant bread hamburger hot-dog pizza sandwich french-fries pie shortcake cheese-wedge pancakes waffle sushi bowl-with-spoon green-salad steaming-bowl pot-of-food teapot wine-glass beer-mug cocktail-glass tropical-drink candle open-book closed-book books newspaper camera crown lotus blossom hibiscus four-leaf-clover spiral-shell running-shoe mans-shoe high-heeled-shoe light-bulb bell alarm-clock trophy baby-bottle',
  0.25: 'tintory-party-hat tintory-flying-bird tintory-birdhouse tintory-fish-bowl tintory-tied-scarf tintory-wine-bottle tintory-water-bottle hedgehog bird turtle tulip rose hyacinth birthday-cake wrapped-gift jack-o-lantern pineapple melon watermelon coconut bat seedling scarf gloves top-hat womans-hat mantelpiece-clock amphora bouquet teddy-bear basket bucket paintbrush violin trumpet magnet bomb',
  0.4: 'tintory-seagull tintory-box tintory-ship-bottle tintory-lamp tintory-sand-castle tintory-beach-ball cat cat-face rabbit duck owl rooster chicken raccoon skunk badger beaver balloon dove blackbird parrot goose laptop sled dress t-shirt jeans coat handbag backpack',
  0.55: 'tintory-bush tintory-tall-grass tintory-treasure-chest tintory-wedding-cake tintory-snowy-owl fox dog dog-face poodle service-dog guide-dog koala otter penguin eagle swan peacock turkey sunflower potted-plant fire television guitar umbrella broom drum kite',
  0.1: 'tintory-surfboard',
  0.9: 'tintory-panther octopus tintory-unicycle tintory-sofa tintory-doghouse wolf pig boar ewe ram goat chair tintory-bench tintory-fence tintory-table bed leopard kangaroo flamingo bicycle kick-scooter seal bathtub toilet',
  1.2: 'tintory-fireplace lion tiger tiger-face panda bear polar-bear deer motorcycle motor-scooter person-in-lotus-position donkey dolphin racing-car gorilla ghost snowman robot alien llama',
  1.5: 'automobile taxi police-car sport-utility-vehicle pickup-truck cow ox water-buffalo zebra bison horse unicorn canoe shark tent',
  1.75: 'tintory-throne tintory-knight tintory-ballerina tintory-climbing-man tintory-climbing-woman tintory-stone-wall tintory-brick-wall man-standing woman-standing person-standing tintory-old-man tintory-old-woman tintory-bearded-man tintory-boy tintory-girl tintory-child person-walking tintory-bookshelf tintory-scarecrow man-walking woman-walking person-running cactus camel two-hump-camel door tintory-iceberg',
  2.3: 'moose ambulance minibus delivery-truck tractor elephant rhinoceros hippopotamus mammoth speedboat phoenix-bird umbrella-on-ground couch-and-lamp',
  3.2: 'tintory-branch tintory-submarine bus fire-engine trolleybus articulated-lorry locomotive tram giraffe helicopter sailboat tintory-lamp-post tintory-bamboo small-airplane dragon t-rex whale spouting-whale flying-saucer',
  4: 'tintory-cabin',
  6: 'fireworks tintory-windmill',
  5: 'tintory-tree-house tintory-blossom-tree deciduous-tree evergreen-tree palm-tree christmas-tree house house-with-garden hut motor-boat rocket fountain airplane sauropod parachute satellite statue-of-liberty tintory-pirate-ship',
  7: 'tintory-waterfall globe-showing-europe-africa',
  8: 'tintory-tower tintory-pagoda castle church mosque school hospital hotel office-building bank houses passenger-ship ship ferry circus-tent ferris-wheel japanese-castle hindu-temple factory stadium tokyo-tower roller-coaster classical-building department-store',
  11: 'tintory-bridge tintory-pyramids volcano',
  12: 'tintory-hot-air-balloon tintory-lighthouse',
};

const known = new Map(
  Object.entries(heights).flatMap(([metres, motifs]) =>
    motifs.split(' ').map((motif): [string, number] => [motif, Number(metres)]),
  ),
);

const kinds: [RegExp, number][] = [
  [/^(man|woman|person|mx|mrs|santa|princess|prince|ninja)|worker$|ist$|officer|astronaut/, 1.75],
  [
    /^(farmer|teacher|singer|firefighter|snowboarder|skier|student|judge|cook|mechanic|pilot|guard|detective)$/,
    1.75,
  ],
  [/^tintory-broom-/, 1.75],
  [/^tintory-cake/, 0.25],
  // As long as somebody is tall, whose drawn height is the root of this.
  [/^tintory-lying-/, 0.18],
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

/** Who has wings, and is drawn with them folded. */
export const perched =
  /^(duck|swan|owl|tintory-snowy-owl|goose|rooster|chicken|parrot|peacock|turkey|flamingo|penguin|blackbird|baby-chick)$/;

/** What is in the air unless the prompt puts it on something. */
export const fliers =
  /^(tintory-flying-bird|tintory-seagull|globe-showing-europe-africa|airplane|small-airplane|helicopter|rocket|flying-saucer|parachute|balloon|tintory-hot-air-balloon|butterfly|honeybee|bat|eagle|dove|kite|satellite|comet|star|glowing-star|fly|mosquito|phoenix-bird|ringed-planet|fireworks)$/;

/** Who goes on legs: above another they stand on it, and over it they get by a leap. */
export const walkers =
  /^(cat|dog|poodle|service-dog|guide-dog|horse|cow|ox|water-buffalo|pig|boar|ewe|ram|goat|rabbit|mouse|rat|lion|tiger|leopard|elephant|mammoth|rhinoceros|hippopotamus|camel|two-hump-camel|llama|giraffe|zebra|deer|bison|donkey|moose|monkey|gorilla|kangaroo|fox|wolf|bear|panda|koala|raccoon|skunk|badger|beaver|hedgehog|chipmunk|frog|unicorn)$/;
/** Who leaps out of the water. */
export const leapers = /^(dolphin|whale|spouting-whale|shark|fish|tropical-fish)$/;

/** Drawn towards the right; nearly every emoji looks to the left, or at us. */
export const looksRight = /^snake$/;

/** What is over water and stands in it. */
export const spans = /^tintory-bridge$/;

/** What floats, and what swims below. */
export const floaters =
  /^(tintory-lily-pad|tintory-bridge|tintory-pirate-ship|tintory-iceberg|sailboat|canoe|speedboat|passenger-ship|ship|ferry|motor-boat|(person|man|woman)-(?:surfing|rowing-boat)|tintory-surfboard|person-swimming|duck|swan|ring-buoy|goose)$/;
export const swimmers =
  /^(tintory-submarine|fish|tropical-fish|blowfish|shark|octopus|squid|jellyfish|whale|spouting-whale|dolphin|seal|coral|shrimp|lobster|crab|turtle|spiral-shell|oyster)$/;
/** Who is on the floor of the sea. */
export const dwellers = /^(crab|coral|lobster|oyster|spiral-shell|tintory-starfish)$/;
/** What is at home on water or in it. */
export const afloat = new RegExp(`${floaters.source}|${swimmers.source}`);
