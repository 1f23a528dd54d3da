import type { OwnModelOutput } from './own-model.ts';

/** Applies the activation to a model's output, in place. */
export function activate(
  data: Float32Array,
  activation: OwnModelOutput['activation'],
): Float32Array {
  if (activation === 'none') return data;
  for (let i = 0; i < data.length; i += 1) data[i] = 1 / (1 + Math.exp(-(data[i] as number)));
  return data;
}
