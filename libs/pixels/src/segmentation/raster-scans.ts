/** Forward and backward scans; after this many the distances stop changing visibly. */
const rounds = 3;

/**
 * Propagates distances from the border over a picture: forward scans relax each inner pixel from
 * its left and upper neighbour, backward scans from its right and lower one.
 *
 * @param relax improves the pixel `at` by way of its neighbour `from`, if that is better
 */
export function rasterScans(
  width: number,
  height: number,
  relax: (at: number, from: number) => void,
): void {
  for (let round = 0; round < rounds; round += 1) {
    for (let y = 1; y < height - 1; y += 1) {
      for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
        relax(at, at - 1);
        relax(at, at - width);
      }
    }
    for (let y = height - 2; y > 0; y -= 1) {
      for (let at = (y + 1) * width - 2; at > y * width; at -= 1) {
        relax(at, at + 1);
        relax(at, at + width);
      }
    }
  }
}
