import type { Place, PromptReading, Weather } from '@tintory/prompts';
import type { Light } from './light.ts';

/** What a place is drawn from. Measures are pixels of the picture. */
export type Canvas = {
  width: number;
  height: number;
  /** A thousandth of the shorter side, for strokes and leaves. */
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
  /** The horizon, and the farthest and nearest line of feet. */
  horizon: number;
  ground: { far: number; near: number };
  /** The ground for those on foot, where it differs from the road. */
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
