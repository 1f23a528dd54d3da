import sharp from 'sharp';
import { expect, it } from 'vitest';
import { svgSheet } from '../svg-sheet.ts';
import { canLetter, drawLine, inCapitals, lineWidth } from './letterforms.ts';

async function inkOf(line: string): Promise<Buffer> {
  const drawn = `<g fill="none" stroke="#000" stroke-width=".8" transform="translate(500 400) scale(20)">${drawLine(line)}</g>`;
  return sharp(Buffer.from(svgSheet(drawn, 100)))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
}

it('draws each letter and each figure in its own way', async () => {
  const seen = new Map<string, string>();
  for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&?!') {
    const ink = await inkOf(sign);
    expect(Math.max(...ink), sign).toBeGreaterThan(100);
    const picture = ink.toString('base64');
    expect(seen.get(picture), sign).toBeUndefined();
    seen.set(picture, sign);
  }
});

it('sets marks on letters, in whatever form they come', async () => {
  const [plain, marked] = [await inkOf('A'), await inkOf('Ä')];
  expect(marked.equals(plain)).toBe(false);
  expect((await inkOf('Ä'.normalize('NFD'))).equals(marked)).toBe(true);
  expect(lineWidth('Ä')).toBe(lineWidth('A'));
});

it('writes in capitals: a sharp s is two', () => {
  expect(inCapitals(' Groß  –  ‘nah’ ')).toBe("GROSS - 'NAH'");
});

it('knows what it cannot write', () => {
  expect(canLetter('ÉTÉ & ÑANDÚ 1, 2.')).toBe(true);
  for (const text of ['愛', 'ПРИВЕТ', 'A✂', '<B>']) expect(canLetter(text)).toBe(false);
});
