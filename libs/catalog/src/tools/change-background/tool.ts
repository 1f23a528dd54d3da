import { previewMaxPixels } from '@tintory/contract';
import type { Field } from '../../field.ts';
import {
  outputFormat,
  placeView,
  previewedJob,
  relight,
  restagedJob,
  shadowStrength,
  strokes,
  variation,
} from '../../common-fields.ts';
import { defineTool } from '../../tool-definition.ts';
import { changeBackgroundTexts } from './texts.ts';

/** Ids of the drawn studios of an older version. */
const formerStudios = {
  white: 'white-studio',
  warm: 'sunny-flat',
  linen: 'paper-studio',
  wood: 'daylight-studio',
  marble: 'acrylic-studio',
  stone: 'grey-studio',
  kitchen: 'bright-kitchen',
  bathroom: 'museum-lobby',
  living: 'herringbone-room',
  bedroom: 'classic-bedroom',
  cafe: 'cafe',
  street: 'avenue',
  sand: 'beach',
  garden: 'house-garden',
  grass: 'green-meadow',
  forest: 'pine-forest',
  autumn: 'rocky-forest',
  christmas: 'snowy-forest',
  sunset: 'bridge-sunset',
  night: 'town-night',
} as const;

const inPlace = { key: 'background', in: ['studio'] } as const;

const fields = [
  { key: 'image', kind: 'image' },
  {
    key: 'background',
    kind: 'choice',
    control: 'select',
    options: ['studio', 'color', 'gradient', 'pattern', 'picture', 'blur'],
    default: 'studio',
  },
  {
    key: 'studio',
    kind: 'place',
    formerly: formerStudios,
    when: inPlace,
  },
  { ...placeView.surface, when: inPlace },
  { ...placeView.direction, when: inPlace },
  { ...placeView.depth, when: inPlace },
  {
    key: 'color',
    kind: 'color',
    default: '#c8d8d0',
    when: { key: 'background', in: ['color', 'gradient', 'pattern'] },
  },
  {
    key: 'color2',
    kind: 'color',
    default: '#f3f1ec',
    when: { key: 'background', in: ['gradient', 'pattern'] },
  },
  {
    key: 'angle',
    kind: 'number',
    min: 0,
    max: 355,
    step: 5,
    default: 0,
    when: { key: 'background', in: ['gradient'] },
  },
  {
    key: 'pattern',
    kind: 'choice',
    control: 'segmented',
    options: ['dots', 'stripes', 'checks', 'waves'],
    default: 'dots',
    when: { key: 'background', in: ['pattern'] },
  },
  {
    key: 'background_object_id',
    kind: 'picture',
    when: { key: 'background', in: ['picture'] },
  },
  {
    key: 'blur',
    kind: 'number',
    min: 1,
    max: 100,
    step: 1,
    default: 35,
    when: { key: 'background', in: ['blur'] },
  },
  {
    key: 'placement',
    kind: 'choice',
    control: 'segmented',
    options: ['keep', 'fit'],
    default: 'keep',
  },
  {
    key: 'padding',
    kind: 'number',
    min: 0,
    max: 40,
    step: 1,
    default: 12,
    when: { key: 'placement', in: ['fit'] },
  },
  {
    key: 'shadow',
    kind: 'choice',
    control: 'segmented',
    options: ['none', 'soft', 'cast'],
    default: 'soft',
  },
  { ...shadowStrength, when: { key: 'shadow', in: ['soft', 'cast'] } },
  relight,
  variation,
  outputFormat,
  strokes,
] as const satisfies readonly Field[];

export const changeBackground = defineTool({
  id: 'change_background',
  path: '/tools/app/ai-background-generator',
  icon: 'backdrop',
  purpose: 'place',
  functions: [
    { id: 'run', callType: 'async', credits: 5, fields },
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
  onFirstPage: true,
  texts: changeBackgroundTexts,
});
