/**
 * Things whose names are made of words that have a drawing, while they have none: a star fish is
 * neither a star nor a fish. Written apart and as one word, in English, German and Arabic.
 */
const apart = `
  dog bed, dog bowl, dog collar, dog food, dog tag, bird cage, bird bath, bird feeder,
  cat bed, cat tree, cat house, cat food, cat flap, cat bowl, cat fish, cat walk, fish tank, fish net,
  bee hive, bee keeper, horse shoe, horse box, horse cart, horse carriage, horse race, cow bell, cow boy, cow girl, bear trap,
  spider man, bat man, cat woman, super man, wolf man, ant hill, bull fighter, bull dozer, goat cheese, fox hole,
  sea horse, sea weed, sea plane, star fruit, star ship, sword fish, lion fish, angel fish,
  dragon fly, dragon fruit, dragon boat, horse fly, fire fly, fire hydrant, fire wood, fire station, fire alarm, fire hose, garden hose, water hose,
  car seat, car park, car wash, car key, car door, car tire, car crash, bus driver, taxi driver, truck driver, train driver,
  train track, train set, train ride, bike path, bike lane, bike rack, boat house, house boat, house key, ship wreck,
  tree trunk, tree stump, tree top, palm leaf, pine cone, leaf blower, rose bush, rose petal, flower bed, flower crown,
  flower girl, flower shop, flower basket, cactus flower, mushroom house, pumpkin patch, corn flakes, corn dog,
  butterfly net, sun hat, sun bed, sun dial, sun screen, sun shade, sun roof, moon cake, moon stone, moon lander, moon rover,
  rain coat, rain jacket, rain boots, rain drop, rain barrel, snow ball, snow board, snow mobile, snow globe, snow shoe, snow plow,
  ice cube, ice rink, ice castle, ice hotel, ice palace, sand box, sand storm, wind sock, wind turbine,
  water water glass, glass of water, water slide, water tower, water wheel, water tap, water can, watering can,
  wine cellar, wine barrel, beer bottle of beer, beer garden, beer barrel, milk bottle of milk, bottle of juice,
  coffee shop, coffee machine, coffee maker, coffee bean, coffee pot, coffee house, tea bag, tea party, tea light, tea house, tea towel, tea spoon,
  apple core, apple juice, apple sauce, egg shell, egg cup, cheese cake, butter cup, banana peel, banana boat, banana split, pizza oven, pizza box,
  honey comb, candy cane, candy shop, cake stand, book worm, book mark, book store, book shop, book end, comic book,
  key chain, key hole, key ring, key card, door bell, door knob, door mat, door frame, window box, window frame,
  chair lift, rocking chair, bed frame, bed sheet, bunk bed, table cloth, table tennis, desk chair, lamp shade, candle stick,
  computer game, phone booth, phone box, phone case, tv tower, radio tower, clock tower, clock face, bell tower, church tower, church bell, castle tower,
  castle gate, castle wall, castle ruin, school yard, school house, school book, train tunnel, bridge pillar,
  air port, air ship, balloon animal, balloon dog, ball gown, ball pit, ball room, beach chair, beach towel, beach house, beach bag,
  golf ball, golf club, golf course, golf cart, tennis court, tennis racket, tennis player, baseball bat, basketball hoop, basketball court,
  football field, football player, soccer field, soccer player, soccer goal, hockey stick, ski lift, ski jump, boxing ring,
  guitar pick, guitar case, piano stool, drum stick, violin bow, music box, ring box, diamond ring,
  ghost ship, ghost town, ghost house, ghost train, monster truck, robot arm, toy box, gift card, gift shop, gift bag, hat box, hat stand,
  shoe box, shoe lace, coat hanger, dress shop, wedding dress, crown jewels, umbrella stand, heart beat,
  tooth paste, hair brush, nail polish, paper plane, paper boat, paper bag, paper crane, log pile, camp site,
  street sign, street musician, garden gnome, wheel barrow, kite surfer, wind surfer, parachute jump,
  gas station, petrol station, space suit, space station, space helmet, ufo beam, bomb shell, crossbow, chess board, card house, house of cards, doll house`;

const joined = `
  hundebett, hundenapf, katzenbett, katzenbaum, katzenhaus, vogelkäfig,
  baumstumpf, hausboot, bootshaus, bücherwurm, gartenzwerg, kirchturm, kuhglocke, schneeball, bierflasche, milchflasche, glas wasser, flasche bier, seepferd, seepferdchen, autositz, autoschlüssel,
  hausschlüssel, türklingel, geisterschiff, geisterhaus, puppenhaus, kartenhaus, regentropfen, regenmantel, bananenboot, drachenboot,
  قفص عصافير, سرير قطة, سرير كلب, مقعد سيارة, كرسي سيارة, مفتاح سيارة, حوض سمك,
  كوب ماء, كاس ماء, قطرة مطر, كرة ثلج, حصان بحر, فرس بحر`;

const split = (names: string): string[] => names.trim().split(/,\s+/);

/** `Star fish` and `starfish`; three words stay apart. */
export const undrawnNames: readonly string[] = [
  ...split(apart).flatMap((name) => [name, name.replace(/^(\S+) (\S+)$/, '$1$2')]),
  ...split(joined),
];
