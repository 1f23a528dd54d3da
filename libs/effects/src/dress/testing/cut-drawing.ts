import sharp from 'sharp';

/** A drawing without its ground, which is the corner's colour, so that nothing has to be cut out. */
export async function cutDrawing(drawing: Uint8Array, width = 800): Promise<Buffer> {
  const { data, info } = await sharp(drawing)
    .resize({ width, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.readUInt32BE(0);
  for (let at = 0; at < data.length; at += 4) {
    if (data.readUInt32BE(at) === ground) data.writeUInt32BE(0, at);
  }
  return sharp(data, { raw: { width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}
