import { is, motifOf } from './catalogue/catalogue.ts';
import { widthOf, type Item } from './item-size.ts';
import { paintParts } from './parts.ts';
import { mapFills, recolor } from './recolor.ts';
import type { Canvas, Stage } from './scene.ts';
import { ellipse, glow, n, rect } from './shapes.ts';

/** Draws a thing in the scene's light with its contact shadow or waterline. */
export function drawItem(item: Item, canvas: Canvas, stage: Stage): string {
  const { light, reading } = canvas;
  const { thing, art } = item;
  const color =
    item.color ??
    thing.color ??
    (is(thing.motif, 'seasonal') && reading.season === 'autumn' ? 'orange' : undefined);
  const colored = paintParts(color ? recolor(art, color) : art.body, art, thing);
  const depth = item.stands === 'air' ? 0 : distance(item, stage);
  const body = motifOf(thing.motif).light
    ? colored
    : mapFills(colored, (fill) => light.paintThing(fill, depth));
  const drawn = aboveWater(item, `<g transform="${placementOf(item)}">${body}</g>`);
  return `${shadow(item, canvas)}${shine(item, canvas)}${string(item, canvas)}${drawn}${waterline(item, canvas)}`;
}

/** SVG transform from a drawing's box to the picture. */
export function placementOf(item: Item): string {
  const { art, x, height, mirrored } = item;
  const y = item.y - rise(item);
  const scale = height / (art.bottom - art.top);
  return `${tilt(item, y)}translate(${n(x)} ${n(y)}) scale(${(mirrored ? -scale : scale).toFixed(3)} ${scale.toFixed(3)}) translate(${n(-(art.left + art.right) / 2)} ${n(-art.bottom)})`;
}

/** Least share of a floating thing's height below the water. */
const hull = 0.045;

/** Pixels of a thing below the water or a sill. */
const hiddenOf = ({ thing, sunk = 0, height, stands }: Item): number =>
  thing.leaps ? 0 : Math.max(sunk, stands === 'water' ? height * hull : 0);

/** Clips a drawing at the water or the sill. */
function aboveWater(item: Item, drawing: string): string {
  const hidden = hiddenOf(item);
  if (hidden === 0) return drawing;
  const { x, y, height } = item;
  const wide = widthOf(item) * 2;
  const id = `water-${n(x)}-${n(y)}`;
  return `<clipPath id="${id}">${rect(x - wide / 2, y - height * 1.5, wide, height * 1.5 - hidden, '#000')}</clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

/** Pixels between a leaping thing and the ground. */
const rise = ({ thing, stands, height }: Item): number =>
  thing.leaps && (stands === 'ground' || stands === 'water') ? height * 0.42 : 0;

/** Turns a leaping thing nose up, and one of a bunch to its side. */
function tilt({ thing, x, height, mirrored, turn }: Item, y: number): string {
  if (turn) return `rotate(${n(turn)} ${n(x)} ${n(y)}) `;
  if (!thing.leaps) return '';
  const isLeft = is(thing.motif, 'rightward') === mirrored;
  return `rotate(${isLeft ? 14 : -14} ${n(x)} ${n(y - height / 2)}) `;
}

/** Draws the string of a balloon or kite to the hand. */
function string(item: Item, { light }: Canvas): string {
  const kind = motifOf(item.thing.motif).string;
  if (!item.string || !kind) return '';
  const { aside, high, color, wide } = kind;
  const end = item.x + (item.mirrored ? aside : -aside) * widthOf(item);
  const { x, y } = item.string;
  const start = item.y - item.height * high;
  const sag = (y - start) * 0.4;
  return `<path fill="none" stroke="${light.paint(color)}" stroke-width="${n(item.height * wide)}" stroke-linecap="round" d="M${n(end)} ${n(start)}C${n(end)} ${n(start + sag)} ${n(x)} ${n(y - sag)} ${n(x)} ${n(y)}"/>`;
}

/** Draws a glow around a light source at night. */
function shine({ thing, x, y, height }: Item, { light }: Canvas): string {
  const { light: top } = motifOf(thing.motif);
  if (light.time !== 'night' || top === undefined) return '';
  return glow(`shine-${n(x)}-${n(y)}`, x, y - height * top, height * 1.7, '#ffb95e', 0.55);
}

/** 0 near the viewer to 0.25 at the far end of the ground. */
const distance = ({ y }: Item, { ground }: Stage) =>
  Math.min(0.25, Math.max(0, 0.22 * (1 - (y - ground.far) / (ground.near - ground.far))));

/** Gradient that all contact shadows share. */
export const shadowGradient = (color: string) =>
  `<radialGradient id="contact"><stop offset="0" stop-color="${color}" stop-opacity=".46"/><stop offset=".6" stop-color="${color}" stop-opacity=".24"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

function shadow(item: Item, { unit }: Canvas): string {
  if (item.stands !== 'ground') return '';
  const wide = widthOf(item);
  const high = Math.max(unit * 7, wide * 0.075);
  return ellipse(item.x + wide * 0.05, item.y - high * 0.1, wide * 0.6, high, 'url(#contact)');
}

/** Draws ripples around a thing in water. */
function waterline(item: Item, canvas: Canvas): string {
  if (item.stands !== 'water') return '';
  const wide = widthOf(item) * (item.thing.leaps ? 0.5 : 0.56);
  return rings(item.x, item.y - hiddenOf(item), wide, canvas);
}

/** Near halves of two rings. */
function rings(x: number, y: number, wide: number, { light, unit }: Canvas): string {
  const arcs = [1, 1.3].map((share, i) => {
    const [rx, ry] = [wide * share, unit * (9 + i * 9)];
    return `<path stroke-opacity="${i === 0 ? 0.8 : 0.35}" d="M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y)}"/>`;
  });
  return `<g fill="none" stroke="${light.paint('#ffffff')}" stroke-linecap="round" stroke-width="${n(unit * 3)}">${arcs.join('')}</g>`;
}
