import { layersOf, nest } from './layers.ts';
import type { Placed } from './placed.ts';
import { createRelief, type Relief } from './relief.ts';
import { silhouette } from './silhouette.ts';

/** Input of every style: silhouettes on the sheet and their relief on a grid. */
export type Design = {
  /** Silhouettes as SVG elements without fill or stroke. */
  shapes: string;
  /** Outlines of one width on the sheet, independent of scale. */
  outlines: (width: number) => string;
  relief: Relief;
  seed: number;
};

/** Ink is not pure black. */
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
