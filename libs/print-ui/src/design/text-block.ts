import { drawText, sizeOfText, type TextBlock } from '@tintory/editors';
import type { TextLayer } from './layer.ts';

type Words = Pick<TextLayer, 'text' | 'font' | 'bold'>;

/** The letters' size that a text is measured in. */
export const measuredSize = 100;
/** Sharper than any printer, and still a picture that the API takes. */
const drawn = { dpi: 300, longest: 6_000 } as const;
const millimetresOfInch = 25.4;

const blockOf = ({ text, font, bold }: Words, fontSize: number): TextBlock => ({
  ...{ text, font, bold, fontSize, x: 0, y: 0 },
});

/** The block of a text with letters of `measuredSize`. */
export const measuredBlock = (words: Words) => {
  const block = blockOf(words, measuredSize);
  return { block, ...sizeOfText(block) };
};

export function aspectOf(words: Words): number {
  const { width, height } = measuredBlock(words);
  return height / width;
}

/** Other words with letters of the same size as before. */
export function withWords(layer: TextLayer, words: Words): Partial<TextLayer> {
  const [before, after] = [measuredBlock(layer), measuredBlock(words)];
  const width = (layer.width * after.width) / before.width;
  return { ...words, width, aspect: after.height / after.width };
}

/** The text as a picture, sharp at the size it is printed in. */
export async function textPicture(layer: TextLayer): Promise<File> {
  const { width, height } = measuredBlock(layer);
  const wished = (layer.width / millimetresOfInch) * drawn.dpi;
  const pixels = Math.min(wished, drawn.longest, drawn.longest / (height / width));
  const block = blockOf(layer, (measuredSize * pixels) / width);
  const canvas = drawText(block, layer.color)?.canvas;
  const blob =
    canvas && (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png')));
  if (!blob) throw new Error('This browser draws no text.');
  return new File([blob], 'text.png', { type: 'image/png' });
}
