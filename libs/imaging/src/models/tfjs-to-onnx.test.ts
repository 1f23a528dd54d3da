import { expect, it } from 'vitest';
import { startOnnx } from './onnx-session.ts';
import { readTfjs, type TfjsFile } from './tfjs-model.ts';
import { tfjsToOnnx } from './tfjs-to-onnx.ts';

const base64 = (text: string) => btoa(text);

type Weights = Record<string, { shape: number[]; values: number[]; dtype?: string }>;

/** A TensorFlow.js model of these nodes, as its two files. */
function modelOf(node: TfjsFile['modelTopology']['node'], weights: Weights) {
  const entries = Object.entries(weights);
  const bytes = entries.flatMap(([, { values, dtype }]) => [
    ...new Uint8Array((dtype === 'int32' ? Int32Array : Float32Array).from(values).buffer),
  ]);
  const file: TfjsFile = {
    modelTopology: {
      node: [{ op: 'Placeholder', name: 'image' }, ...node],
    },
    weightsManifest: [
      {
        weights: entries.map(([name, { shape, dtype = 'float32' }]) => ({ name, shape, dtype })),
      },
    ],
  };
  return readTfjs(file, Uint8Array.from(bytes));
}

async function run(
  model: ReturnType<typeof modelOf>,
  shape: number[],
  output: string,
  input: number[],
): Promise<number[]> {
  const started = await startOnnx(tfjsToOnnx(model, shape, [output]));
  return [...((await started.run(Float32Array.from(input)))[0] ?? [])];
}

const strides = (step: number) => ({
  strides: { list: { i: ['1', String(step), String(step), '1'] } },
  padding: { s: base64('SAME') },
});

it('pads a convolution of stride 2 as TensorFlow does', async () => {
  const model = modelOf(
    [
      {
        op: '_FusedConv2D',
        name: 'out',
        input: ['image', 'kernel', 'bias'],
        attr: { ...strides(2), fused_ops: { list: { s: [base64('BiasAdd'), base64('Relu')] } } },
      },
    ],
    {
      kernel: { shape: [3, 3, 1, 1], values: new Array<number>(9).fill(1) },
      bias: { shape: [1], values: [-20] },
    },
  );
  const ascending = Array.from({ length: 16 }, (_, i) => i + 1);
  // 4 × 4 at stride 2 needs one row and column of zero padding at the end: sums 54, 45, 72, 54.
  expect(await run(model, [1, 1, 4, 4], 'out', ascending)).toEqual([34, 25, 52, 34]);
});

it('keeps the channels of a depthwise convolution apart', async () => {
  const model = modelOf(
    [
      {
        op: 'DepthwiseConv2dNative',
        name: 'out',
        input: ['image', 'kernel'],
        attr: strides(1),
      },
    ],
    { kernel: { shape: [1, 1, 2, 1], values: [10, 100] } },
  );
  expect(await run(model, [1, 2, 1, 2], 'out', [1, 2, 3, 4])).toEqual([10, 20, 300, 400]);
});

it('cuts at 6, averages, joins channels and doubles a picture', async () => {
  const model = modelOf(
    [
      { op: 'Relu6', name: 'cut', input: ['image'] },
      { op: 'Mean', name: 'mean', input: ['cut', 'axes'] },
      { op: 'Mul', name: 'scaled', input: ['cut', 'mean'] },
      { op: 'ConcatV2', name: 'joined', input: ['cut', 'scaled', 'axis'] },
      { op: 'ResizeBilinear', name: 'out', input: ['joined', 'size'] },
    ],
    {
      axes: { shape: [2], values: [1, 2], dtype: 'int32' },
      axis: { shape: [], values: [3], dtype: 'int32' },
      size: { shape: [2], values: [2, 4], dtype: 'int32' },
    },
  );
  const out = await run(model, [1, 1, 1, 2], 'out', [-3, 12]);
  expect(out).toEqual([0, 3, 6, 6, 0, 3, 6, 6, 0, 9, 18, 18, 0, 9, 18, 18]);
});

it('says which operation it does not know', () => {
  const model = modelOf([{ op: 'Guess', name: 'out', input: ['image'] }], {});
  expect(() => tfjsToOnnx(model, [1, 1, 1, 1], ['out'])).toThrow('Guess');
});
