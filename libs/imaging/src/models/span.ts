import { readModelFile } from './model-file.ts';
import { openOnnx } from './onnx-session.ts';
import type { TiledNetwork } from './tiled-network.ts';

const sha256 = {
  2: '59f7e653dc474e6523eaead520085b2eceebcf01e07614c31ba784c561537ac6',
  4: '3db9bfabc526e66dc6afbaea93014786e83eb7a55dc8534b5dc0358b40193f17',
};

/** The heaviest model by far: one job may use two cores. */
const threads = 2;

const loaded = new Map<2 | 4, Promise<TiledNetwork>>();

/** Loads the upscaling network (SPAN: Wan et al., CVPR 2024 workshops), once per process. */
export function loadSpan(scale: 2 | 4): Promise<TiledNetwork> {
  const network = loaded.get(scale) ?? load(scale);
  loaded.set(scale, network);
  return network;
}

async function load(scale: 2 | 4): Promise<TiledNetwork> {
  const path = `models/span-x${scale}.onnx`;
  const bytes = await readModelFile('@tintory/imaging', path, sha256[scale]);
  const model = await openOnnx(bytes, [], threads);
  return { model, scale, reach: 21, trimsReach: false, multiple: 1, tileSide: 214 };
}
