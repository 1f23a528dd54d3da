import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeOnnx } from '../models/onnx-graph.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { readOwnModels } from './read-own-models.ts';
import { repeatGraph } from './tiny-models.ts';

const command = fileURLToPath(new URL('../../../../tools/start/src/models.mjs', import.meta.url));

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

it('reads what the command installs', async () => {
  const bytes = encodeOnnx(repeatGraph(4));
  const path = await folder.put('mine.onnx', bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const args = `--name mine --capability upscale --sha256 ${sha256} --size 64 --tile 48 --scale 4
    --mean=-0.5,0,0.5 --std 2,1,1 --channels bgr --range 255 --output large --licence MIT`;
  await promisify(execFile)(process.execPath, [command, 'add', path, ...args.split(/\s+/)], {
    env: { DATA_DIR: folder.path('.') },
  });
  expect(await readOwnModels(folder.path('models'))).toEqual({
    models: [
      {
        name: 'mine',
        capability: 'upscale',
        file: 'mine.onnx',
        sha256,
        input: {
          width: 64,
          height: 64,
          mean: [-0.5, 0, 0.5],
          std: [2, 1, 1],
          channels: 'bgr',
          range: 255,
          tile: 48,
        },
        output: { name: 'large', activation: 'none', scale: 4 },
        licence: 'MIT',
        source: path,
        path: folder.path('models/mine/mine.onnx'),
        bytes: bytes.length,
      },
    ],
    problems: [],
  });
});
