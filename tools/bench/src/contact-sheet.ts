import sharp from 'sharp';

type Pair = { input: string; output: string };

/** Side of one picture of a sheet in pixels, pictures a row and rows a sheet. */
const [side, pairs, rows] = [320, 3, 6];
/** A colour that hides no fault of an outline. */
const ground = '#e020e0';

/** Writes sheets of photographs and their results side by side, at most 18 a sheet, as JPEG. */
export async function writeContactSheets(all: readonly Pair[], path: string): Promise<void> {
  const perSheet = pairs * rows;
  for (let start = 0; start < all.length; start += perSheet) {
    const file = `${path}-${start / perSheet + 1}.jpg`;
    const cells = all.slice(start, start + perSheet).flatMap(({ input, output }, at) => {
      const [left, top] = [(at % pairs) * 2 * side, Math.floor(at / pairs) * side];
      return [cellOf(input, left, top), cellOf(output, left + side, top)];
    });
    await sharp({
      create: { width: 2 * pairs * side, height: rows * side, channels: 3, background: '#333' },
    })
      .composite(await Promise.all(cells))
      .jpeg({ quality: 88 })
      .toFile(file);
    console.log(`  ${file}`);
  }
}

const cellOf = async (path: string, left: number, top: number) => ({
  input: await sharp(path)
    .flatten({ background: ground })
    .resize(side, side, { fit: 'contain', background: '#333' })
    .toBuffer(),
  left,
  top,
});
