import type { FileHandle } from 'node:fs/promises';
import { codedEncoding, type ColorEncoding } from '@tintory/pixels';

/** Upper limit for any picture's metadata. */
const mostMetaBytes = 4_000_000;

type Box = { type: string; data: Buffer };

/**
 * The colour encoding of an AVIF's or HEIC's primary picture by code points (`colr` of type `nclx`,
 * ISO/IEC 14496-12, 12.1.5); null if it is sRGB or not given.
 */
export async function heifEncoding(file: FileHandle): Promise<ColorEncoding | null> {
  const meta = await readMeta(file);
  if (!meta) return null;
  try {
    // A full box begins with its version and flags.
    const inMeta = boxesOf(meta.subarray(4));
    const primary = inMeta.find(({ type }) => type === 'pitm')?.data;
    const inProperties = boxesOf(inMeta.find(({ type }) => type === 'iprp')?.data ?? noBytes);
    const properties = boxesOf(inProperties.find(({ type }) => type === 'ipco')?.data ?? noBytes);
    const links = inProperties.find(({ type }) => type === 'ipma')?.data;
    if (!primary || !links) return null;
    const item = primary[0] === 0 ? primary.readUInt16BE(4) : primary.readUInt32BE(4);
    const nclx = propertiesOf(links, item)
      .map((index) => properties[index - 1])
      .find((box) => box?.type === 'colr' && box.data.toString('latin1', 0, 4) === 'nclx');
    return nclx ? codedEncoding(nclx.data.readUInt16BE(4), nclx.data.readUInt16BE(6)) : null;
  } catch (cause) {
    // A box ends outside the file; the decoder will report it.
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

const noBytes = Buffer.alloc(0);

async function readMeta(file: FileHandle): Promise<Buffer | null> {
  const head = Buffer.alloc(8);
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(head, 0, 8, at);
    const length = head.readUInt32BE();
    if (bytesRead < 8 || length < 8) return null;
    if (head.toString('latin1', 4) === 'meta') {
      const data = Buffer.alloc(Math.min(length, mostMetaBytes) - 8);
      await file.read(data, 0, data.length, at + 8);
      return data;
    }
    at += length;
  }
}

function boxesOf(data: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= data.length;) {
    const length = data.readUInt32BE(at);
    if (length < 8) break;
    boxes.push({
      type: data.toString('latin1', at + 4, at + 8),
      data: data.subarray(at + 8, at + length),
    });
    at += length;
  }
  return boxes;
}

/** Indices, from 1, of the properties that `ipma` assigns to an item (ISO/IEC 23008-12, 9.3.1). */
function propertiesOf(links: Buffer, item: number): number[] {
  const [version, wide] = [links[0] ?? 0, (links[3] ?? 0) & 1];
  const idBytes = version === 0 ? 2 : 4;
  for (let at = 8; at < links.length;) {
    const id = links.readUIntBE(at, idBytes);
    const count = links.readUInt8(at + idBytes);
    const begin = at + idBytes + 1;
    if (id === item) {
      return Array.from({ length: count }, (_, index) =>
        wide
          ? links.readUInt16BE(begin + index * 2) & 0x7fff
          : links.readUInt8(begin + index) & 0x7f,
      );
    }
    at = begin + count * (wide ? 2 : 1);
  }
  return [];
}
