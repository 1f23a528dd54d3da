import {
  codedEncoding,
  codedCurves,
  identity,
  multiply,
  srgbFromD50,
  type ColorEncoding,
  type Curve,
  type Matrix,
} from '@tintory/pixels';

/**
 * The colour encoding of an ICC profile by curves and a matrix (ICC.1, 8.3 and 8.4) or by code
 * points (10.4); `tables` if it uses lookup tables, null if it is damaged or for other channels.
 */
export function iccEncoding(
  icc: Buffer,
  channels: 'rgb' | 'gray',
): ColorEncoding | 'tables' | null {
  try {
    if (icc.toString('latin1', 36, 40) !== 'acsp') return null;
    if (icc.toString('latin1', 16, 20) !== (channels === 'rgb' ? 'RGB ' : 'GRAY')) return null;
    const tags = readTags(icc);
    return codedTag(tags) ?? matrixTags(tags, channels) ?? (tags.has('A2B0') ? 'tables' : null);
  } catch (cause) {
    // A tag ends outside the profile.
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

const [tableStart, entryBytes] = [128, 12];

function readTags(icc: Buffer): Map<string, Buffer> {
  const tags = new Map<string, Buffer>();
  for (let index = 0; index < icc.readUInt32BE(tableStart); index += 1) {
    const at = tableStart + 4 + index * entryBytes;
    const begin = icc.readUInt32BE(at + 4);
    tags.set(
      icc.toString('latin1', at, at + 4),
      icc.subarray(begin, begin + icc.readUInt32BE(at + 8)),
    );
  }
  return tags;
}

/** Only code points can describe high dynamic range: curves of a profile end at white. */
function codedTag(tags: Map<string, Buffer>): ColorEncoding | null {
  const tag = tags.get('cicp');
  const [primaries, transfer] = [tag?.readUInt8(8) ?? 0, tag?.readUInt8(9) ?? 0];
  return codedCurves[transfer] ? codedEncoding(primaries, transfer) : null;
}

function matrixTags(tags: Map<string, Buffer>, channels: 'rgb' | 'gray'): ColorEncoding | null {
  const find = (name: string) => tags.get(name) ?? null;
  const names = channels === 'rgb' ? ['rTRC', 'gTRC', 'bTRC'] : ['kTRC', 'kTRC', 'kTRC'];
  const [red, green, blue] = names.map((name) => readCurve(find(name)));
  const matrix = channels === 'rgb' ? readMatrix(['rXYZ', 'gXYZ', 'bXYZ'].map(find)) : identity;
  if (!red || !green || !blue || !matrix) return null;
  return { curves: [red, green, blue], matrix, range: 'standard', luminance: [0, 1, 0] };
}

/** A fixed-point number with 16 fractional bits. */
const fixed = (tag: Buffer, at: number) => tag.readInt32BE(at) / 65_536;

function readMatrix(columns: (Buffer | null)[]): Matrix | null {
  const [r, g, b] = columns.map((tag) => tag && ([8, 12, 16] as const).map((at) => fixed(tag, at)));
  if (!r || !g || !b) return null;
  const [x, y, z] = [0, 1, 2].map((row) => [r[row] ?? 0, g[row] ?? 0, b[row] ?? 0] as const);
  return x && y && z ? multiply(srgbFromD50, [...x, ...y, ...z]) : null;
}

function readCurve(tag: Buffer | null): Curve | null {
  switch (tag?.toString('latin1', 0, 4)) {
    case 'curv':
      return tag && sampledCurve(tag);
    case 'para':
      return tag && parametricCurve(tag);
    default:
      return null;
  }
}

function sampledCurve(tag: Buffer): Curve {
  const count = tag.readUInt32BE(8);
  if (count === 0) return (v) => v;
  if (count === 1) {
    const gamma = tag.readUInt16BE(12) / 256;
    return (v) => v ** gamma;
  }
  const samples = Float64Array.from(
    { length: count },
    (_, index) => tag.readUInt16BE(12 + index * 2) / 65_535,
  );
  return (v) => {
    const at = v * (count - 1);
    const low = Math.min(count - 2, Math.floor(at));
    const [from = 0, to = 0] = samples.subarray(low, low + 2);
    return from + (to - from) * (at - low);
  };
}

/** Number of parameters of each function type in ICC.1, table 68. */
const parameterCounts = [1, 3, 4, 5, 7];

function parametricCurve(tag: Buffer): Curve | null {
  const type = tag.readUInt16BE(8);
  const count = parameterCounts[type];
  if (count === undefined) return null;
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: count }, (_, at) =>
    fixed(tag, 12 + at * 4),
  );
  const above = (v: number, offset: number) => Math.max(0, a * v + b) ** g + offset;
  switch (type) {
    case 0:
      return (v) => v ** g;
    case 1:
      return (v) => (v >= -b / a ? above(v, 0) : 0);
    case 2:
      return (v) => (v >= -b / a ? above(v, c) : c);
    case 3:
      return (v) => (v >= d ? above(v, 0) : c * v);
    default:
      return (v) => (v >= d ? above(v, e) : c * v + f);
  }
}
