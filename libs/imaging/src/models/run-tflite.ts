import type { Tensor, TfliteModel } from './tflite-model.ts';
import { runOperation } from './tflite-operations.ts';

/** Runs a model on one input, operation by operation in the order of the file. */
export function runTflite(model: TfliteModel, input: Float32Array): Tensor {
  const shapeOf = (i: number) => model.shapes[i] ?? [];
  const tensors = new Map(model.constants);
  tensors.set(model.input, { shape: shapeOf(model.input), data: input });
  for (const operation of model.operations) {
    const [first = -1] = operation.inputs;
    const [to = -1] = operation.outputs;
    const inputs = operation.inputs.flatMap((i) => tensors.get(i) ?? []);
    if (operation.name === 'dequantize') {
      const source = tensors.get(first);
      if (source) tensors.set(to, source);
    } else {
      tensors.set(to, runOperation(operation, inputs, shapeOf(to)));
    }
  }
  const output = tensors.get(model.output);
  if (!output) throw new Error('The model gave no output.');
  return output;
}
