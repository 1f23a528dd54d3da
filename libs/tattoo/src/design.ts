import { layersOf, nest } from './layers.ts';
import type { Placed } from './placed.ts';
import { createRelief, type Relief } from './relief.ts';
import { silhouette } from './silhouette.ts';

/** What every style draws from: the silhouettes on the sheet and their volume on a grid. */
export type Design = {
  /** The silhouettes as SVG elements without fill or stroke of their own. */
  shapes: string;
  /** The same as outlines of one width on the sheet, whatever a silhouette is scaled by. */
  outlines: (width: number) => string;
  relief: Relief;
  seed: number;
};

/** Ink is never pure black: on skin and on paper it only looks it. */
export const ink = '#14161a';

export async function createDesign(placed: Placed[], seed: number): Promise<Design> {
  const { layers, coverage } = await layersOf(placed);
  const masks = layers.map(({ mask }) => mask).join('');
  const shapes = masks + nest(layers, (one) => silhouette(one));
  const outlines = (width: number) => {
    const lines = nest(layers, (one) => silhouette(one, width / one.scale));
    return `${masks}<g fill="none" stroke="${ink}" stroke-linejoin="round">${lines}</g>`;
  };
  const relief = createRelief(coverage);
  return { shapes, outlines, relief, seed };
}
