import { sourceTypeIn, type DigitalSourceType } from '@tintory/contract';
import sharp from 'sharp';

/**
 * Source types of pictures drawn by a model or an algorithm, in whole or in part; every edit keeps
 * them.
 */
const drawn: readonly DigitalSourceType[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicMedia',
];

/** The IPTC source type of a drawn picture; null for a photo or without the metadata. */
export async function drawnSource(path: string): Promise<DigitalSourceType | null> {
  const { xmpAsString } = await sharp(path).metadata();
  const source = sourceTypeIn(xmpAsString ?? '');
  return source && drawn.includes(source) ? source : null;
}

/** The IPTC source type of the result of a tool that draws nothing itself. */
export const enhancedSource = async (path: string): Promise<DigitalSourceType> =>
  (await drawnSource(path)) ?? 'algorithmicallyEnhanced';
