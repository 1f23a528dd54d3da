import { previewMaxPixels } from '@tintory/contract';
import type { Field } from '../../field.ts';
import { outputFormat } from '../../common-fields.ts';
import { defineTool } from '../../tool-definition.ts';
import { seamlessImageTexts } from './texts.ts';

const fields = [
  { key: 'image', kind: 'image' },
  {
    key: 'mode',
    kind: 'choice',
    control: 'segmented',
    options: ['auto', 'cut', 'quilt', 'mirror'],
    default: 'auto',
  },
  { key: 'flatten', kind: 'number', min: 0, max: 100, step: 1, default: 60 },
  outputFormat,
] as const satisfies readonly Field[];

export const seamlessImage = defineTool({
  id: 'seamless_image',
  path: '/tools/app/ai-seamless-texture',
  icon: 'texture',
  purpose: 'finish',
  functions: [
    { id: 'run', callType: 'async', credits: 2, fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: true,
  resultView: 'tiled',
  keepsSize: true,
  texts: seamlessImageTexts,
});
