import { createPlane, type Plane } from '@tintory/pixels';
import { rasterizeSvg } from '@tintory/imaging/files';
import { isCoil } from './coiled-pair.ts';
import { withoutCrumbs } from './crumbs.ts';
import { grid } from './grid.ts';
import { sheet, type Placed } from './placed.ts';
import { cutOut, silhouette } from './silhouette.ts';
import { svgSheet } from './svg-sheet.ts';

/** Motifs of one level, and the mask that higher levels cut from it. */
type Layer = { members: Placed[]; id: string; mask: string };

/** Layers of a drawing from back to front. */
type Layers = {
  layers: Layer[];
  /** Coverage of each grid pixel, 0 to 1. */
  coverage: Plane;
};

/** Splits a drawing by level; each layer is cut where a higher one covers it. */
export async function layersOf(placed: readonly Placed[]): Promise<Layers> {
  const coverage = createPlane(grid, grid);
  const cover = new Uint8Array(grid * grid);
  const layers: Layer[] = [];
  const isWound = placed.some(({ motif }) => isCoil(motif));
  let air = '';
  for (const { at, members, ink, above, around } of await drawLevels(placed)) {
    const { left, path } = air ? withoutCrumbs(ink, cover, isWound) : { left: ink, path: '' };
    const id = air && `under-${String(at).replace('.', '-')}`;
    layers.unshift({ members, id, mask: id && maskOf(id, air + path) });
    for (let i = 0; i < left.length; i += 1) {
      if (left[i])
        coverage.data[i] = Math.max(coverage.data[i] as number, (left[i] as number) / 255);
    }
    air = around;
    for (let i = 0; i < above.length; i += 1) {
      if ((above[i] as number) > (cover[i] as number)) cover[i] = above[i] as number;
    }
  }
  return { layers, coverage };
}

/** Motifs of each level from front to back, their ink, and what they cut from lower ones. */
function drawLevels(placed: readonly Placed[]) {
  const levels = [...new Set(placed.map(({ level = 0 }) => level))].sort((a, b) => b - a);
  return Promise.all(
    levels.map(async (at) => {
      const members = placed.filter(({ level = 0 }) => level === at);
      const around = members.map((one) => cutOut(one)).join('');
      const shapes = [members.map((one) => silhouette(one)).join('')];
      if (at !== levels.at(-1)) shapes.push(cutGroup(around));
      const [ink, above] = await Promise.all(shapes.map(inkOf));
      return { at, members, around, ink: ink as Uint8Array, above: above ?? new Uint8Array() };
    }),
  );
}

/**
 * Nests all layers, so that each mask applies to its layer and all lower ones.
 *
 * @param draw one motif as an SVG element
 */
export const nest = (layers: readonly Layer[], draw: (one: Placed) => string): string =>
  layers.reduce((below, { members, id }) => {
    const content = below + members.map(draw).join('');
    return id ? `<g mask="url(#${id})">${content}</g>` : content;
  }, '');

const maskOf = (id: string, cut: string) =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${sheet}" height="${sheet}"><rect width="${sheet}" height="${sheet}" fill="#fff"/>${cutGroup(cut)}</mask>`;

const cutGroup = (cut: string) => `<g fill="#000" stroke="#000" stroke-linejoin="round">${cut}</g>`;

async function inkOf(shapes: string): Promise<Uint8Array> {
  const { data } = await rasterizeSvg(svgSheet(shapes, grid));
  const ink = new Uint8Array(data.length / 4);
  for (let i = 0; i < ink.length; i += 1) ink[i] = data[i * 4 + 3] as number;
  return ink;
}
