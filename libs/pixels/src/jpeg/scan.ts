import { DataEnded, type BitReader, type HuffmanCode } from './bit-reader.ts';
import { codeKey, type Codes, type Component, type Frame } from './frame.ts';

/** What a scan holds: coefficients `from` to `to`, without their lowest `low` bits. */
type Scan = {
  parts: { component: Component; dc: HuffmanCode; ac: HuffmanCode }[];
  from: number;
  to: number;
  refines: boolean;
  low: number;
};

/** Reads a SOS segment (ITU-T T.81, B.2.3). */
export function readScan(data: Uint8Array, frame: Frame, codes: Codes): Scan {
  const [count = 0] = data;
  const parts = Array.from({ length: count }, (_, index) => {
    const [id, tables = 0] = data.subarray(1 + index * 2, 3 + index * 2);
    const component = frame.components.find((known) => known.id === id);
    if (!component) throw new DataEnded();
    const codeOf = (kind: number, number: number) => codes.get(codeKey(kind, number)) ?? [];
    return { component, dc: codeOf(0, tables >> 4), ac: codeOf(1, tables & 15) };
  });
  const [from = 0, to = 0, bits = 0] = data.subarray(1 + count * 2);
  return frame.progressive
    ? { parts, from, to: Math.min(to, 63), refines: bits >> 4 > 0, low: bits & 15 }
    : { parts, from: 0, to: 63, refines: false, low: 0 };
}

/** Decodes all blocks of a scan. Throws `DataEnded` if some are missing. */
export function walkScan(reader: BitReader, frame: Frame, scan: Scan, restartEvery: number): void {
  const decode = frame.progressive ? progressiveBlock(reader, scan) : sequentialBlock(reader);
  let units = 0;
  const beginUnit = () => {
    if (restartEvery && units > 0 && units % restartEvery === 0) {
      reader.restart();
      decode.restart();
    }
    units += 1;
  };
  const [only] = scan.parts;
  if (scan.parts.length === 1 && only) {
    const { wide, high, stride } = only.component;
    for (let y = 0; y < high; y += 1) {
      for (let x = 0; x < wide; x += 1) {
        beginUnit();
        decode.block(only, y * stride + x);
      }
    }
  } else {
    for (let unit = 0; unit < frame.across * frame.down; unit += 1) {
      beginUnit();
      for (const part of scan.parts) walkUnit(part, unit, frame.across, decode.block);
    }
  }
  for (const { component } of scan.parts) component.missing.fill(scan.low, scan.from, scan.to + 1);
}

type Part = Scan['parts'][number];
type Decoder = { block: (part: Part, at: number) => void; restart: () => void };

function walkUnit(part: Part, unit: number, across: number, block: Decoder['block']): void {
  const { h, v, stride } = part.component;
  const [left, top] = [(unit % across) * h, Math.floor(unit / across) * v];
  for (let y = top; y < top + v; y += 1) {
    for (let x = left; x < left + h; x += 1) block(part, y * stride + x);
  }
}

const sequentialBlock = (reader: BitReader): Decoder => ({
  restart: () => undefined,
  block: ({ dc, ac }) => {
    reader.bits(reader.symbol(dc));
    for (let k = 1; k < 64; k += 1) {
      const symbol = reader.symbol(ac);
      const size = symbol & 15;
      // End of block, unless it is a run of sixteen zeros.
      if (size === 0 && symbol >> 4 < 15) return;
      reader.bits(size);
      k += symbol >> 4;
    }
  },
});

/** The part of ITU-T T.81, annex G, that determines where a block's bits end. */
function progressiveBlock(reader: BitReader, { from, to, refines }: Scan): Decoder {
  // Following blocks without new data.
  let run = 0;
  const readRun = (size: number) => 2 ** size + reader.bits(size);

  const first = (code: HuffmanCode, known: Uint8Array, at: number) => {
    if (run > 0) {
      run -= 1;
      return;
    }
    for (let k = from; k <= to; k += 1) {
      const symbol = reader.symbol(code);
      const [skip, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && skip < 15) {
        run = readRun(skip) - 1;
        return;
      }
      k += skip;
      reader.bits(size);
      if (size > 0 && k <= to) known[at + k] = 1;
    }
  };

  const refine = (code: HuffmanCode, known: Uint8Array, at: number) => {
    let k = from;
    for (; run === 0 && k <= to; k += 1) {
      const symbol = reader.symbol(code);
      const [skip, size] = [symbol >> 4, symbol & 15];
      if (size > 0) reader.bits(1);
      else if (skip < 15) {
        run = readRun(skip);
        break;
      }
      k = correct(known, at, k, skip);
      if (size > 0 && k <= to) known[at + k] = 1;
    }
    if (run === 0) return;
    correct(known, at, k, 64);
    run -= 1;
  };
  /** Reads a bit for each known coefficient, up to the zero after so many zeros. */
  const correct = (known: Uint8Array, at: number, begin: number, zeros: number) => {
    let [k, left] = [begin, zeros];
    for (; k <= to; k += 1) {
      if (known[at + k]) reader.bits(1);
      else if ((left -= 1) < 0) break;
    }
    return k;
  };

  return {
    restart: () => {
      run = 0;
    },
    block: ({ component: { known }, dc, ac }, at) => {
      if (from === 0) reader.bits(refines ? 1 : reader.symbol(dc));
      else if (refines) refine(ac, known, at * 64);
      else first(ac, known, at * 64);
    },
  };
}
