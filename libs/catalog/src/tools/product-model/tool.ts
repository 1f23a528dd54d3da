import { previewMaxPixels } from '@tintory/contract';
import type { Field } from '../../field.ts';
import { imageSize, outputFormat, strokes } from '../../common-fields.ts';
import { defineTool } from '../../tool-definition.ts';
import { productModelTexts } from './texts.ts';

const fields = [
  { key: 'image', kind: 'image' },
  { key: 'prompt', kind: 'text', maxLength: 500, ideas: true },
  { key: 'num', kind: 'number', min: 1, max: 4, step: 1, default: 2 },
  imageSize,
  { key: 'mask_object_id', kind: 'picture', ofPhoto: true },
  outputFormat,
  { ...strokes, unless: 'mask_object_id' },
] as const satisfies readonly Field[];

export const productModel = defineTool({
  id: 'product_model',
  path: '/tools/app/ai-product-model',
  icon: 'product',
  functions: [
    { id: 'run', callType: 'async', credits: 5, creditsPer: 'num', fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: true,
  texts: productModelTexts,
});
