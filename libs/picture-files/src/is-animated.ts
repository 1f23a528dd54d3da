const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Enough for the head of every type; a PNG has its animation before its picture. */
const headBytes = 4_096;
const hasAnimation = 0x02;

/** Whether a file holds several pictures that follow one another: of these only the first is used. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const head = await bytesOf(file.slice(0, headBytes));
  const text = textOf(head.subarray(0, 64));
  if (text.startsWith('GIF8')) return hasTwoFrames(await bytesOf(file));
  if (text.startsWith('\x89PNG')) return hasAnimationChunk(head);
  if (text.startsWith('WEBPVP8X', 8)) return ((head[20] ?? 0) & hasAnimation) !== 0;
  // Brands of image sequences (ISO/IEC 23008-12, AVIF 1.1), the main one or among the others.
  return /^[^]{4}ftyp([^]{4})*?(avis|msf1|hevc|hevx)/.test(boxOf(head));
}

/** The first box of a file of ISO/IEC 14496-12. */
function boxOf(head: Uint8Array): string {
  const [, , high = 0, low = 0] = head;
  return textOf(head.subarray(0, Math.min(high * 256 + low, 256)));
}

const pngSignature = 8;

/** acTL says how many frames there are, and stands before the picture's data. */
function hasAnimationChunk(head: Uint8Array): boolean {
  const view = new DataView(head.buffer);
  for (let at = pngSignature; at + 12 <= head.length;) {
    const name = textOf(head.subarray(at + 4, at + 8));
    if (name === 'acTL') return view.getUint32(at + 8) > 1;
    if (name === 'IDAT') return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}

const [extension, image] = [0x21, 0x2c];
/** Bytes of a colour table by the flags that announce it. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Goes from block to block (GIF89a, appendix A) to the second picture. */
function hasTwoFrames(bytes: Uint8Array): boolean {
  let frames = 0;
  for (let at = 13 + tableBytes(bytes[10] ?? 0); at < bytes.length;) {
    const kind = bytes[at];
    if (kind !== extension && kind !== image) return false;
    if (kind === image && (frames += 1) > 1) return true;
    // A picture has its place, its colours and the size of its codes before its data.
    at += kind === image ? 11 + tableBytes(bytes[at + 9] ?? 0) : 2;
    for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += 1 + length;
    at += 1;
  }
  return false;
}
