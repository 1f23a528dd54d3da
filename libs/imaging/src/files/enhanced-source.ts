import { sourceTypeIn, type DigitalSourceType } from '@tintory/contract';
import sharp from 'sharp';

/** What a model or an algorithm drew, in whole or in part, and what stays so whatever is done to it. */
const drawn: readonly DigitalSourceType[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicMedia',
];

/** What a picture's file says of how it was drawn; null for a photo, and for one that says nothing. */
export async function drawnSource(path: string): Promise<DigitalSourceType | null> {
  const { xmpAsString } = await sharp(path).metadata();
  const source = sourceTypeIn(xmpAsString ?? '');
  return source && drawn.includes(source) ? source : null;
}

/** How what a tool makes of a picture came to be, where the tool draws nothing of its own. */
export const enhancedSource = async (path: string): Promise<DigitalSourceType> =>
  (await drawnSource(path)) ?? 'algorithmicallyEnhanced';
