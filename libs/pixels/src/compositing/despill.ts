/**
 * Squared difference in hue, in steps of 0–255, below which nothing is corrected: near-grey sides
 * spill nothing.
 */
const leastHue = 900;

/**
 * Removes the background's hue from a colour and keeps its brightness: lenses and chroma
 * subsampling draw that hue over outlines. In place.
 *
 * @param color red, green and blue, 0 to 255, like those of subject and background
 */
export function despill(color: number[], front: readonly number[], back: readonly number[]): void {
  const [seen, own, behind] = [meanOf(color), meanOf(front), meanOf(back)];
  const hueTo = (channel: number, to: readonly number[], mean: number) =>
    to[channel] - mean - (front[channel] - own);
  let [way, length] = [0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    const step = hueTo(channel, back, behind);
    way += hueTo(channel, color, seen) * step;
    length += step * step;
  }
  if (length < leastHue) return;
  const spill = Math.min(1, Math.max(0, way / length));
  for (let channel = 0; channel < 3; channel += 1) {
    color[channel] -= spill * hueTo(channel, back, behind);
  }
}

const meanOf = ([red, green, blue]: readonly number[]): number => (red + green + blue) / 3;
