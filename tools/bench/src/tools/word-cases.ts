import { onWhite } from './shown.ts';
import type { ToolCase } from './tool-cases.ts';

/** The tools that start from words; the picture on skin is what people get unless they refuse it. */
export const wordCases: ToolCase[] = [
  tattooCase({ side: 1_024, skin: false, promised: 0.4 }),
  tattooCase({ side: 1_024, skin: true, promised: 0.4 }),
  // What people get: a print of a hand's width, for which nothing is promised.
  tattooCase({ side: 1_536, skin: true }),
  {
    name: 'text_to_image',
    promised: 0.6,
    run: (pool, outputPath, control) =>
      pool.illustration(
        {
          prompt: 'a red fox beside two trees in the snow at night',
          width: 1_024,
          height: 1_024,
          seed: 1,
          outputPath,
          format: 'png',
        },
        control,
      ),
    show: onWhite,
  },
];

type TattooCase = { side: number; skin: boolean; promised?: number };

/** A function, so that the list above may stand first. */
function tattooCase({ side, skin, promised }: TattooCase): ToolCase {
  return {
    name: `tattoo ${side} × ${side}${skin ? ', also on skin' : ''}`,
    ...(promised && { promised }),
    run: (pool, outputPath, control) =>
      pool.tattoo(
        {
          prompt: 'a wolf under the moon',
          style: 'dotwork',
          ornament: 'none',
          seed: 1,
          outputPath,
          svgPath: `${outputPath}.svg`,
          ...(skin && { skinPath: `${outputPath}.webp` }),
          size: side,
        },
        control,
      ),
    show: (path, answer, cell) => onWhite(skin ? `${path}.webp` : path, answer, cell),
  };
}
