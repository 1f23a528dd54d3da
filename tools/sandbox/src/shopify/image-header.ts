export type ImageHeader = { type: string; width: number; height: number };

/** Reads a picture's header in the formats that a store accepts; null for others. */
export function readImageHeader(bytes: Buffer): ImageHeader | null {
  try {
    return png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes);
  } catch (error) {
    // The file is shorter than its header says.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const has = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

function png(bytes: Buffer): ImageHeader | null {
  if (!has(bytes, 0, '\x89PNG\r\n\x1a\n') || !has(bytes, 12, 'IHDR')) return null;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gif(bytes: Buffer): ImageHeader | null {
  if (!has(bytes, 0, 'GIF8')) return null;
  return { type: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

function webp(bytes: Buffer): ImageHeader | null {
  if (!has(bytes, 0, 'RIFF') || !has(bytes, 8, 'WEBP')) return null;
  const type = 'image/webp';
  if (has(bytes, 12, 'VP8X'))
    return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (has(bytes, 12, 'VP8L')) {
    const bits = bytes.readUInt32LE(21);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (!has(bytes, 12, 'VP8 ')) return null;
  const [width, height] = [bytes.readUInt16LE(26), bytes.readUInt16LE(28)];
  return { type, width: width & 0x3fff, height: height & 0x3fff };
}

/** Skips JPEG segments up to the frame header. */
function jpeg(bytes: Buffer): ImageHeader | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
    while (bytes.readUInt8(at) === 0xff && bytes.readUInt8(at + 1) === 0xff) at += 1;
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) continue;
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
    return { type: 'image/jpeg', width, height };
  }
}
