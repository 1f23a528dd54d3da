import sharp, { type OverlayOptions } from 'sharp';

/** What one cell shows: the picture before, where there is one, and the result. */
export type SheetCell = { label: string; before?: string; after: Buffer };

const side = 300;
const [gap, labelHeight, columns] = [10, 30, 3];
const [cellWidth, cellHeight] = [2 * side + 3 * gap, side + labelHeight + gap];

/** The side of the square that a result is drawn into. */
export const cellSide = side;

/** Writes results beside what they were made of, three to a row. */
export async function writeSheet(path: string, cells: readonly SheetCell[]): Promise<void> {
  const width = columns * cellWidth;
  const height = Math.ceil(cells.length / columns) * cellHeight;
  const pictures = await Promise.all(
    cells.map((cell, n) =>
      drawCell(cell, (n % columns) * cellWidth, Math.floor(n / columns) * cellHeight),
    ),
  );
  await sharp({ create: { width, height, channels: 3, background: '#e9e9ec' } })
    .composite([...pictures.flat(), { input: labels(cells, width, height) }])
    .png()
    .toFile(path);
}

async function drawCell(
  { before, after }: SheetCell,
  left: number,
  top: number,
): Promise<OverlayOptions[]> {
  const result = { input: after, left: left + gap, top: top + labelHeight };
  if (!before) return [result];
  const input = await sharp(before).resize(side, side, { fit: 'inside' }).png().toBuffer();
  return [
    { ...result, input },
    { ...result, left: result.left + side + gap },
  ];
}

function labels(cells: readonly SheetCell[], width: number, height: number): Buffer {
  const texts = cells.map(({ label }, n) => {
    const [x, y] = [(n % columns) * cellWidth + gap, Math.floor(n / columns) * cellHeight + 21];
    return `<text x="${x}" y="${y}">${escape(label)}</text>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="16" fill="#17181c">${texts.join('')}</svg>`,
  );
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
