import sharp from 'sharp';

const [width, height] = [1_200, 630];
const paper = '#fbfaf8';
/** Size and margin of the mark, in pixels. */
const [markSize, inset] = [72, 36];

/**
 * Draws the share picture of a link: a picture on a paper-coloured ground, with the mark in its
 * corner.
 *
 * @param picture file; cut out, it is shown whole, and else it fills the frame
 * @param mark file of the brand's mark, as SVG
 * @returns a JPEG of 1200 × 630
 */
export async function drawSharePicture(picture: string, mark: string): Promise<Buffer> {
  const { hasAlpha } = await sharp(picture).metadata();
  const cutOut = hasAlpha && !(await sharp(picture).stats()).isOpaque;
  const plate = Buffer.from(
    `<svg width="${markSize * 1.5}" height="${markSize * 1.5}" xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" rx="20" fill="${paper}"/></svg>`,
  );
  const drawnMark = await sharp(mark, { density: 300 }).resize(markSize, markSize).toBuffer();
  const frame = await sharp(picture)
    .flatten({ background: paper })
    .resize(width, height, { fit: cutOut ? 'contain' : 'cover', background: paper })
    .toBuffer();
  const at = height - inset - markSize * 1.5;
  return sharp(frame)
    .composite([
      { input: plate, left: inset, top: at },
      { input: drawnMark, left: inset + markSize / 4, top: at + markSize / 4 },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/**
 * Draws the brand's mark as an app's icon.
 *
 * @param share how much of the icon's side the mark takes
 */
export const drawIcon = async (mark: string, size: number, share: number): Promise<Buffer> => {
  const inner = Math.round(size * share);
  const input = await sharp(mark, { density: 1_200 }).resize(inner, inner).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
};
