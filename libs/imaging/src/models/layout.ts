/** A tensor in TensorFlow's layout: channels last. */
export type Tensor = { shape: number[]; data: Float32Array };

/**
 * Reorders a tensor's axes.
 *
 * @param order the source axis of each axis of the result
 */
export function transpose({ shape, data }: Tensor, order: number[]): Tensor {
  const stepOf = (axis: number) => shape.slice(axis + 1).reduce((a, b) => a * b, 1);
  const axes = order.filter((axis) => shape[axis] !== 1);
  const sizes = Int32Array.from(axes, (axis) => shape[axis] ?? 1);
  const steps = Int32Array.from(axes, stepOf);
  const place = new Int32Array(axes.length);
  const moved = new Float32Array(data.length);
  // Counts like an odometer: weights have millions of numbers.
  for (let i = 0, from = 0; i < moved.length; i += 1) {
    moved[i] = data[from] as number;
    for (let axis = axes.length - 1; axis >= 0; axis -= 1) {
      const [step, size] = [steps[axis] as number, sizes[axis] as number];
      const next = (place[axis] as number) + 1;
      from += step;
      place[axis] = next < size ? next : 0;
      if (next < size) break;
      from -= step * size;
    }
  }
  return { shape: order.map((axis) => shape[axis] ?? 1), data: moved };
}

/** Moves the channels of a constant operand to the front. */
export function channelsFirst(tensor: Tensor): Tensor {
  const { shape, data } = tensor;
  if (shape.length === 4) return transpose(tensor, [0, 3, 1, 2]);
  return shape.length === 1 ? { shape: [shape[0] ?? 1, 1, 1], data } : tensor;
}
