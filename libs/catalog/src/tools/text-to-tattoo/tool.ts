import { previewMaxPixels } from '@tintory/contract';
import { variation } from '../../common-fields.ts';
import type { Field } from '../../field.ts';
import { defineTool } from '../../tool-definition.ts';
import { textToTattooTexts } from './texts.ts';

const fields = [
  { key: 'prompt', kind: 'text', maxLength: 300, required: true, ideas: true },
  {
    key: 'style',
    kind: 'choice',
    control: 'select',
    options: ['dotwork', 'engraving', 'line', 'blackwork'],
    default: 'dotwork',
  },
  {
    key: 'ornament',
    kind: 'choice',
    control: 'select',
    options: ['none', 'frame', 'mandala', 'rays'],
    default: 'none',
  },
  { key: 'skin', kind: 'boolean', default: true },
  variation,
] as const satisfies readonly Field[];

export const textToTattoo = defineTool({
  id: 'text_to_tattoo',
  path: '/tools/app/ai-tattoo-generator',
  icon: 'tattoo',
  purpose: 'art',
  functions: [
    { id: 'run', callType: 'async', credits: 1, fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: true,
  drawsInk: true,
  texts: textToTattooTexts,
});
