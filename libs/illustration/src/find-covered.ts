import type { Thing } from '@tintory/prompts';
import { rasterizeSvg } from '@tintory/imaging/files';
import { placementOf } from './draw-item.ts';
import { widthOf, type Item } from './item-size.ts';
import type { Canvas } from './scene.ts';

/** Visible share of its box below which a thing is covered; even an outline fills a tenth. */
const leastSeen = 0.03;
/** Longer side in pixels of the picture that is counted. */
const side = 320;

/** Things that the picture does not show: covered by others or not placed. */
export async function findCovered(
  things: readonly Thing[],
  items: readonly Item[],
  { width, height }: Pick<Canvas, 'width' | 'height'>,
): Promise<Thing[]> {
  const scale = side / Math.max(width, height);
  const drawn = items.map((item, i) => silhouette(item, colorOf(i))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${drawn}</svg>`;
  const { data: pixels } = await rasterizeSvg(svg);
  const seen = new Float64Array(items.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const i = indexOf(pixels[at] as number, pixels[at + 1] as number);
    if (pixels[at + 3] === 255 && i < items.length) seen[i] = (seen[i] as number) + 1;
  }
  const isSeen = (item: Item, i: number) =>
    (seen[i] as number) > leastSeen * widthOf(item) * item.height * scale ** 2;
  return things.filter(
    (thing) => !items.some((item, i) => item.thing.said === thing.said && isSeen(item, i)),
  );
}

/** Step between colours, so that no edge mixes into another thing's colour. */
const step = 8;
const perChannel = 256 / step;
const hex = (value: number) => (value * step).toString(16).padStart(2, '0');
const colorOf = (i: number) => `#${hex(i % perChannel)}${hex(Math.floor(i / perChannel))}00`;
const indexOf = (red: number, green: number) =>
  red % step || green % step ? Infinity : red / step + (green / step) * perChannel;

/** A placed thing in one colour. */
function silhouette(item: Item, color: string): string {
  const body = item.art.body
    .replace(/ (?:fill-|stroke-|stop-)?opacity="[^"]*"/g, '')
    .replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${color}"`);
  return `<g transform="${placementOf(item)}" fill="${color}">${body}</g>`;
}
