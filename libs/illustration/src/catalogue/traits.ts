/** What a motif is or does, where yes or no says it all. */
export const traits = [
  // Who and what it is.
  'person', // Has skin and clothes; people are creatures too.
  'creature', // Has a body that is dressed and that sits or stands.
  'child', // Has a head that is large for the body.
  'hands', // Holds things: whole from head to foot, on two feet.
  'poseable', // Stands on two legs in grey trousers: its drawing can sit, ride astride and lie.
  'seated', // Sits in the only drawing of it.
  'postureless', // Nobody sees whether it sits or stands.
  'rider', // Rides what is ridden, seen from the waist up.
  'climber', // Hangs on what it climbs.
  'frontal', // Its head looks at us.
  'rightward', // Faces right; nearly every emoji faces left or us.

  // How it moves and where.
  'walks', // Goes on legs: above another it stands on it, over it it leaps.
  'flies', // Is in the air unless the prompt puts it on something.
  'wings-folded', // Has wings, drawn folded.
  'leaps', // Leaps out of the water.
  'swims',
  'floats',
  'seabed', // Is on the floor of the sea.
  'shore', // Walks on the shore beside the water.
  'fish', // Needs a tank.
  'reef', // Grows on the floor of the sea, beside nobody.
  'planet',
  'at-night', // Is seen by night only.
  'road', // Belongs on a road rather than on its pavement.
  'outdoors', // Stands in no room but before its window.
  'rooted', // Has roots, or would be washed away.
  'seasonal', // Changes colour in autumn.
  'motley', // Has many colours by itself.

  // How others are with it.
  'tabletop', // Nobody puts it on the floor.
  'table', // Has what belongs on tables on it.
  'seat',
  'couch', // Somebody can lie on it.
  'mount', // Ridden behind its near side.
  'vehicle', // Ridden on top.
  'boarded', // People are in it who are said to be on it.
  'broom', // Carries people through the air, in one drawing of both.
  'stands-by-seats', // Looks better before a seat than on it.
  'hollow', // Has room for somebody between its legs.
  'shelter', // Somebody is under it only where it is twice as high as they are.
  'canopy', // Is held over others.
  'bridge', // Stands in the water it is over; who is over it goes over it.
  'wall',
  'vase', // Stems fan out of it.
  'stem',
  'hung', // Hangs on a wall.
  'narrow-foot', // A vessel that is narrower at its foot.
  'straw',
  'straw-colored', // Hardly seen on straw: white there.
  'bunch', // Held in a bunch by stems or strings.
  'bouquet', // Stands for as many of what is in it as make one.
  'personal', // In the hand of whoever is there and has one.
  'tangles', // Those of people side by side would touch.
  'book',
  'candle',
  'candles', // Drawn with the candles on it.
  'ship',

  // What its name is to a noun beside it.
  'flavor', // Names the kind of a dish, with or without an article.
  'dish',
  'vessel', // What is named with it is in it.
  'planted', // Fields and gardens are named after it.
  'instrument', // In the hand of whoever plays it.
] as const;

export type Trait = (typeof traits)[number];
