/** A map of one or three bytes a pixel. */
export type ByteMap = { data: Uint8Array; width: number; height: number; channels: number };

/** Reads a map between its pixels, at shares of its width and height. */
export function readMap(map: ByteMap, channel: number, u: number, v: number): number {
  const { data, width, height, channels } = map;
  const fx = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const fy = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const x = Math.min(width - 2, fx | 0);
  const y = Math.min(height - 2, fy | 0);
  const [a, b] = [fx - x, fy - y];
  const at = (y * width + x) * channels + channel;
  const below = at + width * channels;
  const above = (data[at] as number) * (1 - a) + (data[at + channels] as number) * a;
  return (
    above * (1 - b) +
    ((data[below] as number) * (1 - a) + (data[below + channels] as number) * a) * b
  );
}
