import type { Place, PromptReading, Weather } from '@tintory/prompts';
import type { Light } from './light.ts';

/** What a place is drawn from. All measures are in pixels of the picture. */
export type Canvas = {
  width: number;
  height: number;
  /** A thousandth of the shorter side: strokes and leaves keep their share at every size. */
  unit: number;
  light: Light;
  reading: PromptReading;
  random: () => number;
};

/** A drawn place, and where things can be in it. */
export type Stage = {
  /** Behind the things, and in front of them. */
  back: string;
  front: string;
  /** The eye's level, and how near and far on the ground feet may be. */
  horizon: number;
  ground: { far: number; near: number };
  /** Where feet and paws go, if it is not where wheels go. */
  pavement?: { far: number; near: number };
  /** The water's surface, where there is some to float on. */
  water?: { far: number; near: number };
  /** The sill of a window, from its left end, with the window's height above it. */
  sill?: { x: number; y: number; width: number; height: number };
  /** Height of a person standing at `ground.near`. */
  person: number;
};

export type DrawPlace = (canvas: Canvas) => Stage;

/** Places with a sky above them. */
export const isOutdoors = (place: Place) => !/^(room|underwater|space)$/.test(place);

/** Whether one of the kinds of weather is drawn. */
export const hasWeather = ({ weather }: PromptReading, ...kinds: readonly Weather[]): boolean =>
  kinds.some((kind) => weather?.includes(kind));
