import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startOnnx } from './onnx-session.ts';

it('runs a graph written by hand', async () => {
  const model = await startOnnx({
    input: { name: 'picture', shape: [1, 1, 3, 3] },
    outputs: ['sum', 'doubled'],
    nodes: [
      {
        op: 'Conv',
        inputs: ['picture', 'weights', 'bias'],
        output: 'sum',
        attributes: { strides: [1, 1], auto_pad: 'SAME_UPPER', group: 1 },
      },
      { op: 'Mul', inputs: ['picture', 'two'], output: 'doubled' },
    ],
    constants: [
      { name: 'weights', shape: [1, 1, 3, 3], data: new Float32Array(9).fill(1) },
      { name: 'bias', shape: [1], data: Float32Array.of(100) },
      { name: 'two', shape: [], data: Float32Array.of(2) },
    ],
  });
  const [sum, doubled] = await model.run(Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
  expect([...(sum ?? [])]).toEqual([112, 121, 116, 127, 145, 133, 124, 139, 128]);
  expect([...(doubled ?? [])]).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18]);
});

it('refuses a graph with an operation that does not exist', async () => {
  const graph = {
    input: { name: 'in', shape: [1] },
    outputs: ['out'],
    nodes: [{ op: 'Guess', inputs: ['in'], output: 'out' }],
    constants: [],
  };
  await expect(startOnnx(graph)).rejects.toThrow('Guess');
});

it('tells its maker nothing, and leaves no trace of that among the temporary files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onnx-'));
  const graph = {
    input: { name: 'in', shape: [1] },
    outputs: ['out'],
    nodes: [{ op: 'Identity', inputs: ['in'], output: 'out' }],
    constants: [],
  };
  const session = JSON.stringify(new URL('./onnx-session.ts', import.meta.url));
  const script = `const { startOnnx } = await import(${session}); await startOnnx(${JSON.stringify(graph)});`;
  const args = ['--conditions=@tintory/source', '--input-type=module', '-e', script];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, TMPDIR: folder } });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
