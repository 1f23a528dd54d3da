export type ColorName =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'black'
  | 'grey'
  | 'white'
  | 'gold'
  | 'silver';

export type Place =
  | 'beach'
  | 'sea'
  | 'underwater'
  | 'lake'
  | 'mountains'
  | 'forest'
  | 'jungle'
  | 'city'
  | 'street'
  | 'desert'
  | 'room'
  | 'meadow'
  | 'field'
  | 'snow'
  | 'sky'
  | 'space';

export type DayTime = 'dawn' | 'day' | 'sunset' | 'night';
export type Weather = 'sunny' | 'clouds' | 'rain' | 'snow' | 'fog' | 'storm' | 'rainbow';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Mood = 'calm' | 'cheerful' | 'gloomy';
export type Size = 'tiny' | 'small' | 'large' | 'giant';
export type DrawnStyle = 'dotwork' | 'engraving' | 'line' | 'blackwork' | 'flat';

/** Where a thing is, seen from another thing. */
export type RelationKind =
  'on' | 'under' | 'beside' | 'left of' | 'right of' | 'behind' | 'in front of' | 'in' | 'above';

/** Where in the picture something is. */
export type Side = 'left' | 'right';

/** How a thing is beside another, where the prompt says more: all about it, or at its sides. */
export type Manner = 'around' | 'between';

/** How two stand to each other. */
export type Stance = 'facing' | 'back to back';

export type Posture = 'sitting' | 'standing' | 'lying';

/** What somebody does, or what has become of something. */
export type Action =
  | 'biking'
  | 'bleeding'
  | 'bouncing ball'
  | 'broken'
  | 'burning'
  | 'charging'
  | 'climbing'
  | 'coiled'
  | 'cooking'
  | 'dancing'
  | 'diving'
  | 'flying'
  | 'golfing'
  | 'howling'
  | 'juggling'
  | 'jumping'
  | 'lifting weights'
  | 'meditating'
  | 'praying'
  | 'roaring'
  | 'rowing'
  | 'running'
  | 'sleeping'
  | 'surfing'
  | 'swimming'
  | 'walking';

/** What a word of the closed classes means; open-class nouns come from a motif library. */
export type Sense =
  | { kind: 'color'; value: ColorName }
  | { kind: 'size'; value: Size }
  | { kind: 'count'; value: number }
  /** With `isBack` it is told of what comes next, seen from what was named before. */
  | {
      kind: 'relation';
      value: RelationKind;
      manner?: Manner | 'within';
      isBack?: boolean;
      /** On the body: not everybody has one that clothes fit. */
      isWorn?: boolean;
      /** In a hand: not everybody has one, and not everything fits into it. */
      isHeld?: boolean;
      /** Who holds it comes next. */
      isPassive?: boolean;
      /** By it and no more: neither had nor worn. */
      isApart?: boolean;
    }
  | { kind: 'side'; value: Side }
  /** Of what was named with another: it is on it, or in its hand. */
  | { kind: 'on top' }
  | { kind: 'in hand' }
  | { kind: 'place'; value: Place }
  | { kind: 'time'; value: DayTime }
  | { kind: 'weather'; value: Weather }
  | { kind: 'season'; value: Season }
  | { kind: 'mood'; value: Mood }
  | { kind: 'style'; value: DrawnStyle }
  | { kind: 'action'; value: Action }
  | { kind: 'aloft' }
  | { kind: 'stance'; value: Stance }
  | { kind: 'posture'; value: Posture }
  /** Understood, and not to be shown by what draws here. */
  | { kind: 'undrawn' }
  | { kind: 'and' }
  | { kind: 'not' }
  | { kind: 'filler' };
