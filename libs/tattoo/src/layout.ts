import type { Thing } from '@tintory/prompts';
import { is, roleOf } from './catalogue/catalogue.ts';
import { compose } from './compose.ts';
import {
  cornersOf,
  linesOf,
  mirrorLettering,
  widthOf,
  type Lettering,
} from './lettering/lettering.ts';
import { shareOfRoom } from './sizes.ts';
import { middleOfCircle } from './middle-of-circle.ts';
import { extentOf, furthest, putter, sheet, type BoundsOf, type Placed } from './placed.ts';

export type Ornament = 'none' | 'frame' | 'mandala' | 'rays';

/** Radius of the circle that an ornament leaves to the motifs. */
const room: Record<Ornament, number> = { none: 0, frame: 378, mandala: 282, rays: 318 };
/** Side of the square that a design fills without an ornament. */
const square = 900;

/** Placement of a design on the sheet. */
export type Layout = { placed: Placed[]; lettering?: Lettering };

/**
 * Composes things and texts in the room that the ornament leaves; odd seeds are mirrored.
 */
export function layOutSheet(
  things: readonly Thing[],
  texts: readonly string[],
  ornament: Ornament,
  boundsOf: BoundsOf,
  seed: number,
): Layout {
  const placed = things.length > 0 ? compose(things, putter(boundsOf)) : [];
  const design = scaleTo(
    {
      placed,
      ...(texts.length > 0 && { lettering: setOnBanner(texts, placed) ?? setBelow(texts, placed) }),
    },
    ornament,
    shareOfRoom(things),
  );
  if (seed % 2 === 0) return design;
  const { lettering } = design;
  return {
    placed: design.placed.map(mirror),
    ...(lettering && { lettering: mirrorLettering(lettering) }),
  };
}

/** Composes things without texts. */
export const layOut = (
  things: readonly Thing[],
  ornament: Ornament,
  boundsOf: BoundsOf,
  seed: number,
): Placed[] => layOutSheet(things, [], ornament, boundsOf, seed).placed;

/** Cap height, greatest line width and gap above, in the design's longer side. */
const textSize = { high: 0.15, wide: 1.12, air: 0.1 };

/** Middle and size of the line on a banner, in its box of 512 units. */
const onBanner = { x: 256, y: 257, high: 44, wide: 256 };

/** Sets one short line on a banner, if there is one. */
function setOnBanner(texts: readonly string[], placed: readonly Placed[]): Lettering | undefined {
  const lines = texts.flatMap(linesOf);
  const banner = placed.find(({ motif }) => roleOf(motif) === 'banner');
  const scale = Math.min(onBanner.high / 10, onBanner.wide / widthOf(lines));
  if (!banner || lines.length > 1 || scale < onBanner.high / 25) return undefined;
  const { bounds, x, y } = banner;
  const at = (middle: number, from: number, to: number) =>
    (middle - (from + to) / 2) * banner.scale;
  return {
    lines,
    x: x + at(onBanner.x, bounds.left, bounds.right),
    y: y + at(onBanner.y - scale * 5, bounds.top, bounds.bottom),
    scale: scale * banner.scale,
    isOnBanner: true,
  };
}

/** Sets lines below the design. */
function setBelow(texts: readonly string[], placed: readonly Placed[]): Lettering {
  const lines = texts.flatMap(linesOf);
  if (placed.length === 0) return { lines, x: 0, y: 0, scale: 1 };
  const { left, right, top, bottom } = extentOf(placed);
  const side = Math.max(right - left, bottom - top);
  const scale = Math.min((side * textSize.high) / 10, (side * textSize.wide) / widthOf(lines));
  return { lines, x: (left + right) / 2, y: bottom + side * textSize.air, scale };
}

/** Mirrors a motif on the sheet. */
const mirror = (one: Placed): Placed => ({
  ...one,
  x: sheet - one.x,
  turn: -one.turn,
  mirrored: !one.mirrored && !is(one.motif, 'one-way'),
});

/** Radius for a design with a text within rays, which clear the design only. */
const clearOfRays = 222;
/** Share of the room for a text alone, so that its ends stay clear of the ring. */
const airOfLine = 0.93;

/** Fits a composition into the room around the sheet's middle. */
function scaleTo({ placed, lettering }: Layout, ornament: Ornament, share: number): Layout {
  const corners = lettering ? cornersOf(lettering) : [];
  const motifs = extentOf(placed);
  const left = Math.min(motifs.left, ...corners.map(([x]) => x));
  const right = Math.max(motifs.right, ...corners.map(([x]) => x));
  const top = Math.min(motifs.top, ...corners.map(([, y]) => y));
  const bottom = Math.max(motifs.bottom, ...corners.map(([, y]) => y));
  const center: [number, number] = [(left + right) / 2, (top + bottom) / 2];
  const [x, y] = ornament === 'none' ? center : middleOfCircle(center, placed, corners);
  const reach = Math.max(
    furthest(placed, x, y),
    ...corners.map(([cornerX, cornerY]) => Math.hypot(cornerX - x, cornerY - y)),
  );
  const within = lettering && ornament === 'rays' ? clearOfRays : room[ornament];
  const radius = placed.length > 0 ? within : within * airOfLine;
  const scale = share * (radius ? radius / reach : square / Math.max(right - left, bottom - top));
  const move = <One extends { x: number; y: number; scale: number }>(one: One): One => ({
    ...one,
    x: sheet / 2 + (one.x - x) * scale,
    y: sheet / 2 + (one.y - y) * scale,
    scale: one.scale * scale,
  });
  return { placed: placed.map(move), ...(lettering && { lettering: move(lettering) }) };
}
