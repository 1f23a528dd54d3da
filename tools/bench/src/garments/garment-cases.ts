import { join } from 'node:path';
import type { CutoutCase } from '../cutout-quality.ts';
import { drawGarment } from './draw-garment.ts';
import { finishes } from './finishes.ts';
import { sleevedCuts } from './sleeved-cuts.ts';
import { sleevelessCuts } from './sleeveless-cuts.ts';

/** Every cut in one of the finishes: gaps between sleeves and body, collars, straps, hems. */
export const garmentCases = (folder: string): Promise<CutoutCase[]> =>
  Promise.all(
    [...sleevedCuts, ...sleevelessCuts].flatMap((cut, n) =>
      finishes
        .filter((_, k) => k === n % finishes.length)
        .map(async (finish) => {
          const name = `${cut.name} ${finish.name}`;
          const inputPath = join(folder, `garment-${n}.png`);
          return { name, inputPath, truth: await drawGarment(cut, finish, n + 1, inputPath) };
        }),
    ),
  );
