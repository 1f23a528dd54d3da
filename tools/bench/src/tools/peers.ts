import { openCv } from './open-cv.ts';
import { ask, execute, type Peer } from './peer.ts';
import { tileTwice } from './shown.ts';

/** Whatever of them is installed here. */
export async function findPeers(): Promise<Peer[]> {
  const found = await Promise.all([imageMagick(), gmic(), openCv()]);
  return found.flat();
}

async function imageMagick(): Promise<Peer[]> {
  for (const program of ['magick', 'convert']) {
    // Other programs are called convert too.
    if (!(await ask(program, '-version')).includes('Version: ImageMagick')) continue;
    const run =
      (...args: string[]): Peer['run'] =>
      (input, output) =>
        execute(program, input, ...args, output);
    const lanczos = (size: string) => run('-filter', 'Lanczos', '-resize', size);
    return [
      { tool: 'oil', name: 'ImageMagick -paint', run: run('-paint', '4') },
      { tool: 'upscale 2x', name: 'ImageMagick Lanczos', run: lanczos('200%') },
      { tool: 'upscale 4x', name: 'ImageMagick Lanczos', run: lanczos('400%') },
      { tool: 'resize to half', name: 'ImageMagick Lanczos', run: lanczos('50%') },
    ];
  }
  return [];
}

async function gmic(): Promise<Peer[]> {
  // The one name or the other, by its version; in front of it there may be a colour.
  if (!/gmic:|G'MIC/.test(await ask('gmic', '-version'))) return [];
  return Object.entries(filters).map(([tool, [filter, ...values]]) => ({
    tool,
    name: `gmic ${filter}`,
    ...(tool === 'seamless' && { show: tileTwice }),
    run: (input, output) => execute('gmic', input, `-${filter}`, values.join(), '-output', output),
  }));
}

/** Each with its own defaults. */
const filters: Record<string, [name: string, ...values: number[]]> = {
  oil: ['fx_painting', 5, 2.5, 1.5, 50, 1],
  cartoon: ['cartoon', 3, 200, 20, 0.25, 1.5, 8],
  ink: ['fx_ink_wash', 0.14, 23, 0, 0.5, 0.54, 2.25, 0, 2, 6, 5, 20, 0],
  seamless: ['fx_make_seamless', 30, 0, 0, 0],
};
