import type { Rgb } from './color.ts';
import type { GroundCover } from './ground-cover.ts';
import type { LightPattern, LightTone } from './light-pattern.ts';
import type { Material } from './materials.ts';
import type { SettingName } from './settings/settings.ts';

/** A drawn place to photograph things in. */
export type Studio = {
  wall: Material;
  floor: Material;
  /** What grows or lies on the floor. */
  cover?: GroundCover | undefined;
  /** A sweep hides where the wall ends; an edge shows it, and a verge grows over it. */
  seam: 'sweep' | 'edge' | 'verge';
  light: LightPattern;
  /** The light's colour where it is not white. */
  tone?: LightTone;
  /** The wall is a sky that shines of itself: no tone falls on it. */
  glows?: true;
  /** Under the open sky patterns of light fall on the floor alone. */
  outdoors?: true;
  /** What is behind is far away: nothing meets the floor, whose patterns of light end with it. */
  far?: true;
  /** Whatever may stand behind: a light of another time of day brings its own sky. */
  open?: true | undefined;
  /** How much darker the corners are, from 0 to 1. */
  vignette: number;
};

export const studioNames = [
  'white',
  'warm',
  'color',
  'stone',
  'wood',
  'marble',
  'linen',
  'sand',
  'garden',
  'grass',
  'forest',
  'autumn',
  'sunset',
  'night',
] as const;
export type StudioName = (typeof studioNames)[number];

export type StudioOptions = {
  seed: number;
  tint?: Rgb | undefined;
  /** What is seen behind the surface, in place of its wall. */
  setting?: SettingName | undefined;
};

/** How a window's light lies on the wall: another place for each seed. */
export const windowShift = (seed: number): number => ((seed * 0.37) % 0.6) - 0.3;
