/** A tensor in TensorFlow's layout: channels last. */
export type Tensor = { shape: number[]; data: Float32Array };

/**
 * Reorders a tensor's axes.
 *
 * @param order the source axis of each axis of the result
 */
export function transpose({ shape, data }: Tensor, order: number[]): Tensor {
  const steps = shape.map((_, axis) => shape.slice(axis + 1).reduce((a, b) => a * b, 1));
  const newShape = order.map((axis) => shape[axis] ?? 1);
  const newSteps = order.map((axis) => steps[axis] ?? 0);
  const moved = new Float32Array(data.length);
  const place = newShape.map(() => 0);
  for (let i = 0; i < moved.length; i += 1) {
    const from = place.reduce((sum, at, axis) => sum + at * (newSteps[axis] ?? 0), 0);
    moved[i] = data[from] ?? 0;
    advance(place, newShape);
  }
  return { shape: newShape, data: moved };
}

function advance(place: number[], shape: number[]): void {
  for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
    const next = (place[axis] ?? 0) + 1;
    place[axis] = next === shape[axis] ? 0 : next;
    if (next !== shape[axis]) return;
  }
}

/** Moves the channels of a constant operand to the front. */
export function channelsFirst(tensor: Tensor): Tensor {
  const { shape, data } = tensor;
  if (shape.length === 4) return transpose(tensor, [0, 3, 1, 2]);
  return shape.length === 1 ? { shape: [shape[0] ?? 1, 1, 1], data } : tensor;
}
