import { previewMaxPixels } from '@tintory/contract';
import { outputFormat } from '../../common-fields.ts';
import type { Field } from '../../field.ts';
import { defineTool } from '../../tool-definition.ts';
import { virtualDressTexts } from './texts.ts';

const fields = [
  { key: 'image', kind: 'image' },
  { key: 'garment_object_id', kind: 'picture', required: true },
  {
    key: 'kind',
    kind: 'choice',
    control: 'segmented',
    options: ['auto', 'top', 'dress'],
    default: 'auto',
  },
  outputFormat,
] as const satisfies readonly Field[];

export const virtualDress = defineTool({
  id: 'virtual_dress',
  path: '/virtualdress',
  icon: 'dress',
  purpose: 'people',
  functions: [
    { id: 'run', callType: 'async', credits: 5, fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: true,
  onFirstPage: true,
  advice: {
    InvalidInput: { text: 'garment', field: 'garment_object_id' },
    WornOnLegs: { field: 'garment_object_id' },
  },
  texts: virtualDressTexts,
});
