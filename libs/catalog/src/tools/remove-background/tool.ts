import { previewMaxPixels } from '@tintory/contract';
import { strokes } from '../../common-fields.ts';
import type { Field } from '../../field.ts';
import { defineTool } from '../../tool-definition.ts';
import { removeBackgroundTexts } from './texts.ts';

const fields = [
  { key: 'image', kind: 'image' },
  {
    key: 'background',
    kind: 'choice',
    control: 'segmented',
    options: ['transparent', 'color', 'blur'],
    default: 'transparent',
  },
  { key: 'color', kind: 'color', default: '#ffffff', when: { key: 'background', in: ['color'] } },
  {
    key: 'blur',
    kind: 'number',
    min: 1,
    max: 100,
    step: 1,
    default: 30,
    when: { key: 'background', in: ['blur'] },
  },
  { key: 'crop', kind: 'boolean', default: false },
  {
    key: 'format',
    kind: 'choice',
    control: 'segmented',
    options: ['png', 'webp', 'jpeg'],
    default: 'png',
  },
  strokes,
] as const satisfies readonly Field[];

export const removeBackground = defineTool({
  id: 'remove_background',
  path: '/tools/app/ai-background-remover',
  icon: 'background',
  purpose: 'place',
  functions: [
    { id: 'run', callType: 'async', credits: 1, fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: true,
  cutsOut: true,
  onFirstPage: true,
  texts: removeBackgroundTexts,
});
