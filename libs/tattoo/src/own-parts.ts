import { createPartFinder, type FindPart } from '@tintory/prompts';
import { isCreature } from './creatures.ts';

/** What people call a part of somebody or something, in English, German and Arabic. */
const names: Record<string, string> = {
  wing: 'wing, flügel, جناح, اجنحة',
  feather: 'feather, feder, plumage, ريشة, ريش',
  beak: 'beak, schnabel, منقار',
  claw: 'claw, talon, kralle, klaue, مخلب, مخالب',
  paw: 'paw, pfote',
  leg: 'leg, bein, ساق',
  tail: 'tail, schwanz, ذيل',
  ear: 'ear, ohr, اذن',
  eye: 'eye, auge, عين, عيون',
  mouth: 'mouth, maul, فم',
  fang: 'fang, tooth, teeth, zahn, zähne, reißzahn, ناب, انياب',
  tongue: 'tongue, zunge, لسان',
  mane: 'mane, mähne',
  fur: 'fur, fell',
  stripe: 'stripe, streifen',
  scale: 'scale, schuppe',
  horn: 'horn, antler, geweih, hörner, قرن, قرون',
  trunk: 'trunk, rüssel, خرطوم',
  tusk: 'tusk, stoßzahn',
  tentacle: 'tentacle, tentakel',
  shell: 'shell, panzer',
  thorn: 'thorn, dorn, stachel, شوك',
  leaf: 'leaf, blatt, ورقة, اوراق',
  stem: 'stem, stiel, stängel',
  root: 'root, wurzel, جذر, جذور',
  petal: 'petal, blütenblatt',
  scythe: 'scythe, sense, منجل',
  sand: 'sand, رمل',
  cross: 'cross, crucifix, kreuz, صليب',
  snake: 'snake, serpent, schlange, snake hair, افعي, ثعبان',
  sail: 'sail, segel, شراع',
  flame: 'flame, fire, light, flamme, feuer, نار',
  chain: 'chain, kette, سلسلة',
  hair: 'hair, haar, شعر',
  halo: 'halo, heiligenschein, هالة',
};

const findNamed = createPartFinder(names);

/** Parts that motifs show; of a creature's other parts it is told that they are not. */
const shown: [motifs: RegExp, parts: string][] = [
  [
    /\/(eagle-emblem|dove|peace-dove|crow-dive|swallow|seagull|hummingbird)$/,
    'wing feather beak tail eye',
  ],
  [/\/(raven|owl|barn-owl|hawk-emblem|vulture|heron|swan)$/, 'wing feather beak eye claw'],
  [/\/(eagle-head|parrot-head|toucan|rooster|chicken|duck|goose)$/, 'beak feather eye tail'],
  [/\/(eagle-emblem|wyvern|griffin-symbol)$/, 'claw'],
  [/\/(wyvern|griffin-symbol|pegasus|angel-outfit|fairy|icarus|bat|bee|dragonfly)$/, 'wing'],
  [/\/angel-outfit$/, 'halo'],
  [/\/(death-skull|calavera)$/, 'eye'],
  [/\/(semicolon-)?butterfly$/, 'wing'],
  [/\/(wyvern|spiked-dragon-head|sea-dragon)$/, 'tail eye horn'],
  [
    /\/(wolf-head|lion|tiger-head|bear-face|bear-head|lynx-head|saber-toothed-cat-head)$/,
    'ear eye mouth',
  ],
  [/\/(wolf-head|saber-toothed-cat-head|croc-jaws|shark-jaws|dinosaur-rex)$/, 'fang mouth eye'],
  [/\/(snake|cobra|rattlesnake)$/, 'fang mouth tail eye'],
  [/\/lion$/, 'mane'],
  [/\/(tiger-head|tiger|cat)$/, 'stripe'],
  [/\/(cat|fox|sitting-dog|squirrel|rabbit)$/, 'ear eye tail leg paw'],
  [/\/(horse-head|unicorn|pegasus)$/, 'mane ear'],
  [/\/(deer-head|deer|ram-profile|goat|bull|minotaur|oni|unicorn|rhinoceros-horn)$/, 'horn ear'],
  [/\/(horned-skull|desert-skull|viking-helmet|viking-head)$/, 'horn'],
  [/\/(elephant|elephant-head|mammoth)$/, 'trunk tusk ear leg tail'],
  [/\/(octopus|giant-squid|jellyfish)$/, 'tentacle eye'],
  [/\/(snail|tortoise|sea-turtle)$/, 'shell'],
  [/\/(whale-tail|mermaid|scorpion|dolphin)$/, 'tail'],
  [/\/rose$/, 'thorn leaf stem petal'],
  [/\/(daisy|lotus|sunflower|jasmine|poppy|cherry-blossom)$/, 'petal'],
  [/\/holy-oak$/, 'root leaf'],
  [/\/grim-reaper$/, 'scythe'],
  [/\/hourglass$/, 'sand'],
  [/\/rosary$/, 'cross'],
  [/\/medusa-head$/, 'snake hair'],
  [/\/(arrow|dream-catcher)$/, 'feather'],
  [/\/(sailboat|drakkar)$/, 'sail'],
  [/\/(candle-light|lantern-flame|campfire)$/, 'flame'],
  [/\/pocket-watch$/, 'chain'],
];

/** What nobody wants beside a creature that is said to have it. */
const bodily =
  /^(beak|claw|leg|tail|ear|eye|mouth|fang|tongue|mane|fur|stripe|scale|horn|trunk|tusk|tentacle)$/;

/** The others show two of it, or one that nobody counts. */
const threefold = /\/dream-catcher$/;

/** The part of a motif that a word names, which is not drawn once more beside it. */
export const ownPart: FindPart = (motif, text) => {
  const named = findNamed(text.split(' ').at(-1) ?? '');
  if (!named) return undefined;
  const { part, plural } = named;
  const isShown = shown.some(
    ([kind, parts]) => kind.test(motif) && parts.split(' ').includes(part),
  );
  if (!isShown && !(isCreature(motif) && bodily.test(part))) return undefined;
  const seen = isShown ? (threefold.test(motif) ? 3 : 2) : 0;
  return { part, seen, plural, isPaintable: false };
};
