import { expect, it } from 'vitest';
import type { Tensor } from '../models/layout.ts';
import { startOnnx } from '../models/onnx-session.ts';
import type { TfjsNode } from '../models/tfjs-model.ts';
import { tfjsToOnnx } from '../models/tfjs-to-onnx.ts';

const tensor = (shape: number[], ...values: number[]): Tensor => ({
  shape,
  data: Float32Array.from(values),
});

async function run(nodes: TfjsNode[], constants: Record<string, Tensor>, shape: number[]) {
  const image: TfjsNode = { op: 'Placeholder', name: 'image', inputs: [], attributes: {} };
  const model = {
    nodes: new Map([image, ...nodes].map((node) => [node.name, node])),
    constants: new Map(Object.entries(constants)),
  };
  const started = await startOnnx(tfjsToOnnx(model, shape, ['out']));
  return async (...values: number[]) => [
    ...((await started.run(Float32Array.from(values)))[0] ?? []),
  ];
}

const strides = { list: { i: ['1', '2', '2', '1'] } };

it('takes the largest of each window of two by two', async () => {
  const attributes = { ksize: strides, strides, padding: { s: btoa('SAME') } };
  const pool = { op: 'MaxPool', name: 'out', inputs: ['image'], attributes };
  const answer = await run([pool], {}, [1, 1, 2, 4]);
  expect(await answer(1, 5, -4, -2, 3, 2, -9, -3)).toEqual([5, -2]);
});

it('adds empty channels after the full ones', async () => {
  const pad = { op: 'Pad', name: 'out', inputs: ['image', 'paddings'], attributes: {} };
  const answer = await run(
    [pad],
    { paddings: tensor([4, 2], 0, 0, 0, 0, 0, 0, 0, 1) },
    [1, 1, 1, 2],
  );
  expect(await answer(7, 8)).toEqual([7, 8, 0, 0]);
});

it('slopes what is below zero by each channel’s own factor, alone and behind a convolution', async () => {
  const alone = { op: 'Prelu', name: 'out', inputs: ['image', 'slope'], attributes: {} };
  const slope = tensor([1, 1, 2], 0.5, 10);
  const answer = await run([alone], { slope }, [1, 2, 1, 2]);
  expect(await answer(-2, 3, -2, 3)).toEqual([-1, 3, -20, 3]);
  const fused: TfjsNode = {
    op: '_FusedConv2D',
    name: 'out',
    inputs: ['image', 'kernel', 'bias', 'slope'],
    attributes: { fused_ops: { list: { s: [btoa('BiasAdd'), btoa('Prelu')] } } },
  };
  const kernel = tensor([1, 1, 2, 2], 1, 0, 0, 1);
  const behind = await run([fused], { kernel, bias: tensor([2], -1, 0), slope }, [1, 2, 1, 1]);
  expect(await behind(-1, -1)).toEqual([-1, -10]);
});
