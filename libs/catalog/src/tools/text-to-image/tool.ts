import { previewMaxPixels } from '@tintory/contract';
import { imageSize, outputFormat, variation } from '../../common-fields.ts';
import type { Field } from '../../field.ts';
import { defineTool } from '../../tool-definition.ts';
import { textToImageTexts } from './texts.ts';

const fields = [
  { key: 'prompt', kind: 'text', maxLength: 500, required: true, ideas: true },
  imageSize,
  variation,
  outputFormat,
] as const satisfies readonly Field[];

export const textToImage = defineTool({
  id: 'text_to_image',
  path: '/tools/app/ai-image-generator',
  icon: 'illustration',
  purpose: 'art',
  functions: [
    { id: 'run', callType: 'async', credits: 4, fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: true,
  texts: textToImageTexts,
});
