import { paintingLimits, previewMaxPixels } from '@tintory/contract';
import type { Field } from '../../field.ts';
import { outputFormat } from '../../common-fields.ts';
import { defineTool } from '../../tool-definition.ts';
import { styleTransferCartoonTexts } from './texts.ts';

const fields = [
  { key: 'image', kind: 'image' },
  {
    key: 'style',
    kind: 'choice',
    control: 'select',
    options: ['oil', 'watercolour', 'pencil', 'ink', 'cartoon', 'poster'],
    default: 'oil',
  },
  { key: 'strength', kind: 'number', min: 0, max: 100, step: 5, default: 60 },
  { key: 'brush', kind: 'number', min: 0, max: 100, step: 5, default: 40 },
  outputFormat,
] as const satisfies readonly Field[];

export const styleTransferCartoon = defineTool({
  id: 'style_transfer_cartoon',
  path: '/tools/app/ai-photo-to-painting',
  icon: 'painting',
  purpose: 'art',
  functions: [
    { id: 'run', callType: 'async', credits: 3, fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: 'inBatches',
  onFirstPage: true,
  leastSide: paintingLimits.leastSide,
  texts: styleTransferCartoonTexts,
});
