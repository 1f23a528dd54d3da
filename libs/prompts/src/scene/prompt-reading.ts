import type {
  ColorName,
  DayTime,
  DrawnStyle,
  Manner,
  Mood,
  Place,
  Posture,
  RelationKind,
  Season,
  Side,
  Size,
  Stance,
  Weather,
} from './sense.ts';

/** A thing a prompt asks for. */
export type Thing = {
  motif: string;
  /** The word that named it, as the library spells it. */
  name: string;
  /** 1 to 12. */
  count: number;
  /** The word for it, where the prompt has one. */
  counted?: string;
  color?: ColorName;
  size?: Size;
  /** Parts of it that have a colour of their own, or are named: the door of a house. */
  parts?: Record<string, ColorName | 'own'>;
  /** Each of several in another colour. */
  isColorful?: boolean;
  /** How it is told as understood. */
  said?: string;
  /** In the air, as told by a verb or a place. */
  aloft?: boolean;
  /** One for each of those who hold it. */
  isEachs?: boolean;
  /** In the middle of a leap. */
  leaps?: boolean;
  /** How somebody is said to be, and the word for it. */
  posture?: { is: Posture; text: string };
  /** On the sill of the room's window. */
  isOnSill?: boolean;
  /** As told of a lake, the sea or its beach: in its water, or out of it. */
  shore?: 'in' | 'off';
  /** Drawn sitting on what it is on. */
  sits?: boolean;
  /** Of the picture, or of what it is beside. */
  side?: Side;
  /** One of two, or both of them by itself. */
  stance?: Stance;
  /** Where it is, seen from another of the reading's things, by index. */
  relation?: {
    kind: RelationKind;
    to: number;
    manner?: Manner;
    /** The word for being around. */
    about?: string;
    worn?: string;
    held?: string;
    apart?: boolean;
    /** Who drives is in it. */
    isDriven?: boolean;
    /** The window of a vehicle that somebody looks out of, from the driver's. */
    seat?: number;
  };
};

/** What a prompt says, as far as it is understood. */
export type PromptReading = {
  things: Thing[];
  place?: Place;
  /** The room is a kitchen. */
  isKitchen?: boolean;
  /** What is seen behind the place. */
  backdrop?: Place;
  time?: DayTime;
  /** All that the sky does at once, as named. */
  weather?: Weather[];
  season?: Season;
  mood?: Mood;
  style?: DrawnStyle;
  /** The words of weather and season, and what they mean: not every place shows them. */
  atmosphere?: { text: string; is: Weather | Season }[];
  /** The word for many colours. */
  colorful?: string;
  /** The word for flying. */
  aloft?: string;
  /** What was understood, in the prompt's order, to be shown to the person. */
  understood: string[];
  /** The words of the main thing, where nothing of it is drawn. */
  missing?: string[];
  /** Words with no meaning here, in the prompt's order, each once. */
  unknown: string[];
};
