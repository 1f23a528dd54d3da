import sharp from 'sharp';

/** Bytes of a picture as they are stored, with one or three channels and no alpha. */
export async function readChannels(path: string) {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
