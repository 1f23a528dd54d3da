import { readModelFile } from './model-file.ts';
import { openOnnx } from './onnx-session.ts';
import type { TiledNetwork } from './tiled-network.ts';

/** Compression strength the network was trained for, 0 to 2. */
export type CunetLevel = 0 | 1 | 2;

const sha256 = [
  '1258947481c5d9723721087f00b4971a607a66a7cb8065707e3719e88e11b116',
  '3d5e09c820511871b8834c365d0c278d4ed717a2abd44c09985020455671d095',
  '878f314730d8542a81efc0ec1cc90a9daa4280034a8397c6acde0339c79c43bb',
] as const;

/** One job may use two cores. */
const threads = 2;

const loaded = new Map<CunetLevel, Promise<TiledNetwork>>();

/** Loads the network that removes JPEG artefacts (waifu2x, model CUnet), once per process. */
export function loadCunet(level: CunetLevel): Promise<TiledNetwork> {
  const network = loaded.get(level) ?? load(level);
  loaded.set(level, network);
  return network;
}

async function load(level: CunetLevel): Promise<TiledNetwork> {
  const path = `models/cunet-noise${level}.onnx`;
  const bytes = await readModelFile('@tintory/imaging', path, sha256[level]);
  const model = await openOnnx(bytes, [], threads);
  // The network averages over a tile: large tiles keep the differences between tiles small.
  return { model, scale: 1, reach: 28, trimsReach: true, multiple: 4, tileSide: 456 };
}
