import type { Plane } from '@tintory/pixels';
import sharp from 'sharp';
import { sheet, type Placed } from './placed.ts';
import { createRelief, type Relief } from './relief.ts';
import { motifPath } from './tattoo-motifs.ts';

/** What every style draws from: the silhouettes on the sheet and their volume on a grid. */
export type Design = {
  /** The silhouettes as SVG elements without fill or stroke of their own. */
  shapes: string;
  /** The same as outlines of one width on the sheet, whatever a silhouette is scaled by. */
  outlines: (width: number) => string;
  relief: Relief;
  seed: number;
};

/** Side of the grid that shade is computed on; the same for every size asked for. */
export const grid = 640;
/** Units of the sheet to a pixel of the grid. */
export const gridScale = sheet / grid;

/** Ink is never pure black: on skin and on paper it only looks it. */
export const ink = '#14161a';

/** Air that a motif keeps free about itself over one that lies behind it, in units of the sheet. */
const halo = 15;

export async function createDesign(placed: Placed[], seed: number): Promise<Design> {
  const layers = layersOf(placed);
  const masks = layers.map(({ mask }) => mask).join('');
  const draw = (one: (placed: Placed) => string) =>
    layers.map(({ id, members }) => masked(id, members.map(one).join(''))).join('');
  const shapes = masks + draw((one) => silhouette(one));
  const outlines = (width: number) => {
    const lines = draw((one) => silhouette(one, width / one.scale));
    return `${masks}<g fill="none" stroke="${ink}" stroke-linejoin="round">${lines}</g>`;
  };
  const relief = createRelief(await rasterize(shapes));
  return { shapes, outlines, relief, seed };
}

type Layer = { members: Placed[]; id: string; mask: string };

/** From the lowest to the highest; each is cut out where a higher one lies over it. */
function layersOf(placed: Placed[]): Layer[] {
  const levels = [...new Set(placed.map(({ level = 0 }) => level))].sort((a, b) => a - b);
  return levels.map((at) => {
    const members = placed.filter(({ level = 0 }) => level === at);
    const over = placed.filter(({ level = 0 }) => level > at);
    if (over.length === 0) return { members, id: '', mask: '' };
    const id = `under-${String(at).replace('.', '-')}`;
    const cut = over.map((one) => cutOut(one)).join('');
    const mask = `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${sheet}" height="${sheet}"><rect width="${sheet}" height="${sheet}" fill="#fff"/><g fill="#000" stroke="#000" stroke-linejoin="round">${cut}</g></mask>`;
    return { members, id, mask };
  });
}

const masked = (id: string, content: string) =>
  id ? `<g mask="url(#${id})">${content}</g>` : content;

/** A silhouette with its small holes, and the air about it. */
const cutOut = (one: Placed) => {
  const width = `stroke-width="${((2 * halo) / one.scale).toFixed(3)}"`;
  const { holes } = one.bounds;
  return `<path ${width} ${pathOf(one)}/>${holes && `<path ${width} d="${holes}" ${placeOf(one)}/>`}`;
};

/**
 * One silhouette as an SVG element.
 *
 * @param stroke an outline's width before the silhouette is scaled
 */
export function silhouette(placed: Placed, stroke?: number): string {
  const line = stroke === undefined ? '' : ` stroke-width="${stroke.toFixed(3)}"`;
  return `<path ${pathOf(placed)}${line}/>`;
}

const pathOf = (one: Placed) => `d="${motifPath(one.motif)}" ${placeOf(one)}`;

function placeOf({ bounds, x, y, scale, turn, mirrored }: Placed): string {
  const middle = `${-(bounds.left + bounds.right) / 2} ${-(bounds.top + bounds.bottom) / 2}`;
  const place = `translate(${round(x)} ${round(y)}) rotate(${round(turn)})`;
  const stretch = `scale(${(mirrored ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`;
  return `transform="${place} ${stretch} translate(${middle})"`;
}

export const round = (value: number) => Number(value.toFixed(1));

/** An SVG document of the sheet. */
export const svgSheet = (content: string, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${sheet} ${sheet}">${content}</svg>`;

async function rasterize(shapes: string): Promise<Plane> {
  const { data } = await sharp(Buffer.from(svgSheet(shapes, grid)))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = new Float32Array(data);
  for (let i = 0; i < mask.length; i += 1) mask[i] = (mask[i] as number) / 255;
  return { data: mask, width: grid, height: grid };
}
