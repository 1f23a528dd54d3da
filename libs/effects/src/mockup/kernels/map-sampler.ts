/** A map of one or three bytes a pixel. */
export type ByteMap = { data: Uint8Array; width: number; height: number; channels: number };

/** Reads a map along the rows of a picture, between the map's pixels. */
export type MapReader = {
  /** Goes to a row, at a share of the map's height. */
  toRow: (v: number) => void;
  /** The value in a column of the picture. */
  read: (column: number, channel: number) => number;
};

/** @param columns where each column of the picture lies, as a share of the map's width */
export function createMapReader(map: ByteMap, columns: Float64Array): MapReader {
  const { data, width, height, channels } = map;
  const stride = width * channels;
  const [left, right] = [new Int32Array(columns.length), new Float64Array(columns.length)];
  for (let x = 0; x < columns.length; x += 1) {
    const fx = Math.min(width - 1, Math.max(0, (columns[x] as number) * width - 0.5));
    const px = Math.min(width - 2, fx | 0);
    left[x] = px * channels;
    right[x] = fx - px;
  }
  let [row, down] = [0, 0];
  return {
    toRow: (v) => {
      const fy = Math.min(height - 1, Math.max(0, v * height - 0.5));
      const py = Math.min(height - 2, fy | 0);
      row = py * stride;
      down = fy - py;
    },
    read: (column, channel) => {
      const at = row + (left[column] as number) + channel;
      const below = at + stride;
      const share = right[column] as number;
      const rest = 1 - share;
      const upper = (data[at] as number) * rest + (data[at + channels] as number) * share;
      const lower = (data[below] as number) * rest + (data[below + channels] as number) * share;
      return upper * (1 - down) + lower * down;
    },
  };
}
