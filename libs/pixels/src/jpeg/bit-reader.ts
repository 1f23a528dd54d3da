/** Thrown if the data ends before the picture. */
export class DataEnded extends Error {}

export type BitReader = {
  /** A number of `count` bits, the highest first. */
  bits(count: number): number;
  /** The next symbol of a Huffman code. */
  symbol(code: HuffmanCode): number;
  /** Drops the rest of a byte and continues after the restart marker, which must follow. */
  restart(): void;
};

/** Symbols by the length of their code; `first` is the first code of that length. */
export type HuffmanCode = readonly { first: number; symbols: Uint8Array }[];

/** @param counts number of symbols of each length from 1 to 16 (ITU-T T.81, annex C) */
export function huffmanCode(counts: Uint8Array, symbols: Uint8Array): HuffmanCode {
  let [first, taken] = [0, 0];
  return Array.from(counts, (count) => {
    const level = { first, symbols: symbols.subarray(taken, taken + count) };
    first = (first + count) * 2;
    taken += count;
    return level;
  });
}

/** Reads the entropy-coded data of a scan from here on. */
export function createBitReader(bytes: Uint8Array, begin: number): BitReader {
  let [at, held, left] = [begin, 0, 0];
  const bit = () => {
    if (left === 0) {
      if (at >= bytes.length) throw new DataEnded();
      held = bytes[at];
      // A 0 is stuffed after each byte 0xff; anything else there is a marker.
      if (held === 0xff && bytes[at + 1] !== 0) throw new DataEnded();
      at += held === 0xff ? 2 : 1;
      left = 8;
    }
    left -= 1;
    return (held >> left) & 1;
  };
  const bits = (count: number) => {
    let value = 0;
    for (let n = 0; n < count; n += 1) value = value * 2 + bit();
    return value;
  };
  const symbol = (code: HuffmanCode) => {
    let value = 0;
    for (const { first, symbols } of code) {
      value = value * 2 + bit();
      const found = symbols[value - first];
      if (found !== undefined) return found;
    }
    throw new DataEnded();
  };
  const restart = () => {
    left = 0;
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker < 0xd0 || marker > 0xd7) throw new DataEnded();
    at += 2;
  };
  return { bits, symbol, restart };
}
