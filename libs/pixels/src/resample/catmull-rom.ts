/** The weights of four neighbours, `t` of the way from the second to the third (Keys, ASSP 1981, a = -1/2). */
export function catmullRom(t: number, weights: Float32Array | Float64Array): void {
  const [t2, t3] = [t * t, t * t * t];
  weights[0] = -0.5 * t3 + t2 - 0.5 * t;
  weights[1] = 1.5 * t3 - 2.5 * t2 + 1;
  weights[2] = -1.5 * t3 + 2 * t2 + 0.5 * t;
  weights[3] = 0.5 * t3 - 0.5 * t2;
}
