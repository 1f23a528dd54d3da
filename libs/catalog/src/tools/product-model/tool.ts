import { previewMaxPixels } from '@tintory/contract';
import type { Field } from '../../field.ts';
import {
  imageSize,
  outputFormat,
  placeView,
  previewedJob,
  relight,
  restagedJob,
  shadowStrength,
  strokes,
} from '../../common-fields.ts';
import { defineTool } from '../../tool-definition.ts';
import { productModelTexts } from './texts.ts';

const fields = [
  { key: 'image', kind: 'image' },
  { key: 'prompt', kind: 'text', maxLength: 500, ideas: true },
  { key: 'studio', kind: 'place' },
  placeView.surface,
  placeView.direction,
  placeView.depth,
  { ...shadowStrength, default: 75 },
  relight,
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
  purpose: 'place',
  functions: [
    { id: 'run', callType: 'async', credits: 5, creditsPer: 'num', fields },
    {
      id: 'preview',
      callType: 'async',
      credits: 0,
      fields: [...fields, previewedJob],
      maxPixels: previewMaxPixels,
    },
    { id: 'restage', callType: 'async', credits: 0, fields: [...fields, restagedJob] },
  ],
  looksFirst: true,
  // The words are about the place: nothing is drawn of them.
  advice: { PromptUnclear: { text: 'place' } },
  texts: productModelTexts,
});
