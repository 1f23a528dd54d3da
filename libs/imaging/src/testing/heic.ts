const bytes = (...values: number[]) => Buffer.from(values);
const u16 = (value: number) => bytes(value >> 8, value & 255);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const ascii = (text: string) => Buffer.from(text, 'latin1');

/** A box of ISO/IEC 14496-12: size, name, content. */
const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), ascii(name), body]);
};
/** A box with version and flags. */
const fullBox = (name: string, version: number, ...parts: Buffer[]): Buffer =>
  box(name, bytes(version, 0, 0, 0), ...parts);

/** The decoder configuration: HEVC Main, 8 bits, 4:2:0, without parameter sets. */
const decoderSettings = box(
  'hvcC',
  bytes(1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 30, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f),
  bytes(0),
);

const describeItem = (width: number, height: number, offset: number, length: number) =>
  fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, u32(0), ascii('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, u16(1)),
    fullBox('iloc', 0, bytes(0x44, 0), u16(1), u16(1), u16(0), u16(1), u32(offset), u32(length)),
    fullBox('iinf', 0, u16(1), fullBox('infe', 2, u16(1), u16(0), ascii('hvc1'), bytes(0))),
    box(
      'iprp',
      box('ipco', decoderSettings, fullBox('ispe', 0, u32(width), u32(height))),
      fullBox('ipma', 0, u32(1), u16(1), bytes(2, 0x81, 0x02)),
    ),
  );

/**
 * The container of a phone's HEIC photo (ISO/IEC 23008-12) around data that is not HEVC: recognised
 * by its content, but not decodable.
 */
export function heicFrame(width: number, height: number): Buffer {
  const type = box('ftyp', ascii('heic'), u32(0), ascii('mif1'), ascii('heic'));
  const data = Buffer.alloc(64);
  const { length } = describeItem(width, height, 0, data.length);
  const offset = type.length + length + 8;
  return Buffer.concat([type, describeItem(width, height, offset, data.length), box('mdat', data)]);
}
