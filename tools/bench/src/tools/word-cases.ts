import { onWhite } from './shown.ts';
import type { ToolCase } from './tool-cases.ts';

/** The tools that start from words; the picture on skin is what people get unless they refuse it. */
export const wordCases: ToolCase[] = [
  tattooCase('tattoo', false),
  tattooCase('tattoo, also on skin', true),
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

/** A function, so that the list above may stand first. */
function tattooCase(name: string, skin: boolean): ToolCase {
  return {
    name,
    promised: 0.4,
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
          size: 1_536,
        },
        control,
      ),
    show: (path, answer, side) => onWhite(skin ? `${path}.webp` : path, answer, side),
  };
}
