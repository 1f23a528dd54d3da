import type { SettingName, StudioName } from '@tintory/imaging';
import { colorHexes, type SceneColor } from './words/color-words.ts';
import { ownColors, ownShades } from './words/place-words.ts';
import type { Shade } from './words/scene-lexicon.ts';

/**
 * A studio, the colour of its paper or its material where it is not the usual one, and what is seen
 * behind it.
 */
export type Place = { studio: StudioName; tint?: string; setting?: SettingName };

/** What of more is a place. */
export const placeIn = ({ studio, tint, setting }: Place): Place => ({
  studio,
  ...(tint && { tint }),
  ...(setting && { setting }),
});

export type Coloring = { color?: SceneColor | undefined; shade?: Shade | undefined };

/** How far a shade goes towards black, or white. */
const shadeShare = 0.45;

function hexOf(color: SceneColor, shade: Shade | undefined): string {
  const hex = colorHexes[color];
  if (!shade) return hex;
  const end = shade === 'dark' ? 0 : 255;
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const shaded = channels.map((value) => Math.round(value + (end - value) * shadeShare));
  return `#${shaded.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Paper of a colour; white paper has a studio of its own. */
export function paperOf({ color, shade }: Coloring): Place {
  const isWhite = color ? color === 'white' && shade !== 'dark' : shade === 'light';
  if (isWhite) return { studio: 'white' };
  if (color) return { studio: 'color', tint: hexOf(color, shade) };
  return shade === 'dark' ? { studio: 'color', tint: ownShades.color } : { studio: 'color' };
}

/** A place in a colour; none where it cannot be had in it. */
export function coloredPlace(studio: StudioName, { color, shade }: Coloring): Place | undefined {
  const dark = ownShades[studio];
  if (color && ownColors[studio].split(' ').includes(color) && (shade !== 'dark' || !dark)) {
    return { studio };
  }
  if (color) return dark ? { studio, tint: hexOf(color, shade) } : undefined;
  if (shade !== 'dark' || studio === 'night') return { studio };
  return dark ? { studio, tint: dark } : undefined;
}
