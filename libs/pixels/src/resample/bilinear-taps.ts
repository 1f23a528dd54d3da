/** For each target pixel: the two source pixels around its centre and the weight of the second. */
export function bilinearTaps(from: number, to: number) {
  const near = new Int32Array(to);
  const far = new Int32Array(to);
  const weight = new Float32Array(to);
  for (let i = 0; i < to; i += 1) {
    const at = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5));
    near[i] = Math.floor(at);
    far[i] = Math.min(from - 1, Math.floor(at) + 1);
    weight[i] = at - Math.floor(at);
  }
  return { near, far, weight };
}
