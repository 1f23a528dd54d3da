import { previewMaxPixels } from '@tintory/contract';
import { outputFormat, strokes, variation } from '../../common-fields.ts';
import type { Field } from '../../field.ts';
import { defineTool } from '../../tool-definition.ts';
import { imageToVenomTexts } from './texts.ts';

const fields = [
  { key: 'image', kind: 'image' },
  {
    key: 'coverage',
    kind: 'choice',
    control: 'segmented',
    options: ['half', 'full'],
    default: 'full',
  },
  { key: 'tongue', kind: 'boolean', default: true },
  {
    key: 'background',
    kind: 'choice',
    control: 'segmented',
    options: ['keep', 'dark', 'transparent'],
    default: 'dark',
  },
  variation,
  outputFormat,
  strokes,
] as const satisfies readonly Field[];

export const imageToVenom = defineTool({
  id: 'image_to_venom',
  path: '/tools/app/ai-venom',
  icon: 'venom',
  purpose: 'people',
  functions: [
    { id: 'run', callType: 'async', credits: 20, fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: true,
  texts: imageToVenomTexts,
});
