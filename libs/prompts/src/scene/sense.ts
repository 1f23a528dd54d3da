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

export const places = [
  'beach',
  'sea',
  'underwater',
  'lake',
  'mountains',
  'forest',
  'jungle',
  'city',
  'street',
  'desert',
  'room',
  'meadow',
  'field',
  'snow',
  'sky',
  'space',
] as const;

export type Place = (typeof places)[number];

export type DayTime = 'dawn' | 'day' | 'sunset' | 'night';
export type Weather = 'sunny' | 'clouds' | 'rain' | 'snow' | 'fog' | 'storm' | 'rainbow';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Mood = 'calm' | 'cheerful' | 'gloomy';
export type Size = 'tiny' | 'small' | 'large' | 'giant';
export type DrawnStyle = 'dotwork' | 'engraving' | 'line' | 'blackwork' | 'flat';

/** A thing's position relative to another. */
export type RelationKind =
  'on' | 'under' | 'beside' | 'left of' | 'right of' | 'behind' | 'in front of' | 'in' | 'above';

/** A side of the picture. */
export type Side = 'left' | 'right';

/** How a thing is beside another: all around it, or others between two. */
export type Manner = 'around' | 'between';

/** How two stand to each other. */
export type Stance = 'facing' | 'back to back';

export type Posture = 'sitting' | 'standing' | 'lying';

/** What somebody does or is, as `broken`. */
export const actions = [
  'biking',
  'bleeding',
  'bouncing ball',
  'broken',
  'burning',
  'charging',
  'climbing',
  'coiled',
  'cooking',
  'dancing',
  'diving',
  'flying',
  'golfing',
  'howling',
  'juggling',
  'jumping',
  'lifting weights',
  'meditating',
  'praying',
  'roaring',
  'rowing',
  'running',
  'sleeping',
  'surfing',
  'swimming',
  'walking',
] as const;

export type Action = (typeof actions)[number];

/** What a word of the closed classes means; open-class nouns come from a motif library. */
export type Sense =
  | { kind: 'color'; value: ColorName }
  | { kind: 'size'; value: Size }
  | { kind: 'count'; value: number }
  /** With `isBack`, the next thing is seen from the one before. */
  | {
      kind: 'relation';
      value: RelationKind;
      manner?: Manner | 'within';
      isBack?: boolean;
      /** Worn. */
      isWorn?: boolean;
      /** Held. */
      isHeld?: boolean;
      /** Whether the next thing is the holder. */
      isPassive?: boolean;
      /** Only near: neither held nor worn. */
      isApart?: boolean;
    }
  | { kind: 'side'; value: Side }
  /** Turns `with` into `on` or `held`: `on top`, `in its beak`. */
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
  /** Understood, but never drawn. */
  | { kind: 'undrawn' }
  | { kind: 'and' }
  | { kind: 'not' }
  | { kind: 'filler' };
