import { previewMaxPixels, upscaleLimits } from '@tintory/contract';
import type { Field } from '../../field.ts';
import { outputFormat } from '../../common-fields.ts';
import { defineTool } from '../../tool-definition.ts';
import { imageUpscaleTexts } from './texts.ts';

const fields = [
  { key: 'image', kind: 'image' },
  { key: 'factor', kind: 'choice', control: 'segmented', options: ['2', '4'], default: '2' },
  {
    key: 'noise',
    kind: 'choice',
    control: 'segmented',
    options: ['auto', 'none', 'strong'],
    default: 'auto',
    formerly: { light: 'auto' },
  },
  { key: 'sharpness', kind: 'number', min: 0, max: 100, step: 1, default: 0 },
  outputFormat,
] as const satisfies readonly Field[];

export const imageUpscale = defineTool({
  id: 'image_upscale',
  path: '/tools/app/ai-image-upscaler',
  icon: 'upscale',
  purpose: 'finish',
  functions: [
    { id: 'run', callType: 'async', credits: 2, fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: true,
  resultView: 'close',
  keepsSize: true,
  onFirstPage: true,
  largestResult: upscaleLimits,
  texts: imageUpscaleTexts,
});
