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
  /** Parts with their colours: the door of a house. */
  parts?: Record<string, ColorName | 'own'>;
  /** Whether each of several has another colour. */
  isColorful?: boolean;
  /** Its words among those understood. */
  said?: string;
  /** Whether a verb or a place puts it in the air. */
  aloft?: boolean;
  /** Whether each holder has one. */
  isEachs?: boolean;
  /** Whether it leaps. */
  leaps?: boolean;
  /** Posture, and the word for it. */
  posture?: { is: Posture; text: string };
  /** Whether it is on the sill of the room's window. */
  isOnSill?: boolean;
  /** Whether it is in the water of the place or out of it. */
  shore?: 'in' | 'off';
  /** Whether it is drawn sitting on what it is on. */
  sits?: boolean;
  /** Side of the picture, or of what it is beside. */
  side?: Side;
  /** Stance of one of two, or of both copies. */
  stance?: Stance;
  /** Relation to another thing, by its index. */
  relation?: {
    kind: RelationKind;
    to: number;
    manner?: Manner;
    /** The word for being around. */
    about?: string;
    worn?: string;
    held?: string;
    apart?: boolean;
    /** Whether it is driven. */
    isDriven?: boolean;
    /** Index of the vehicle's window, the driver's first. */
    seat?: number;
  };
};

/** What is understood of a prompt. */
export type PromptReading = {
  things: Thing[];
  place?: Place;
  /** Whether the room is a kitchen. */
  isKitchen?: boolean;
  /** A second place behind the first. */
  backdrop?: Place;
  time?: DayTime;
  /** All weathers that are named. */
  weather?: Weather[];
  season?: Season;
  mood?: Mood;
  style?: DrawnStyle;
  /** The words of weather and season with their meanings, since not every place shows them. */
  atmosphere?: { text: string; is: Weather | Season }[];
  /** The word for many colours. */
  colorful?: string;
  /** The word for flying. */
  aloft?: string;
  /** The understood words in the prompt's order, shown to the user. */
  understood: string[];
  /** The main thing's words, where it is not drawn. */
  missing?: string[];
  /** Unknown words in the prompt's order, each once. */
  unknown: string[];
};
