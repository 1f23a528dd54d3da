import { findTool, type Field } from '@tintory/catalog';
import {
  batchRules,
  freeCredits,
  imageLimits,
  imageSizes,
  paintingLimits,
  previewMaxPixels,
  retentionDays,
  upscaleLimits,
} from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { type StoryId } from '@tintory/locales';

const million = 1_000_000;

/** Isolates a number left to right, also within right-to-left text. */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** The largest value that a field of this kind accepts. */
const mostOf = (fields: readonly Field[], kind: 'number' | 'indexes') => {
  const found = fields.find((field) => field.kind === kind);
  return found && 'max' in found ? found.max : 0;
};

/** Values for the placeholders of a story: catalog prices, limits and days of the contract. */
export function useStoryValues(id: StoryId): Record<string, string> {
  const t = useT('workbench');
  const { number } = useFormats();
  const paid = findTool(id)?.functions.find(({ credits }) => credits > 0);
  const fields = paid?.fields ?? [];
  const words = fields.find((field) => field.kind === 'text');
  const sizes = Object.entries(imageSizes).map(([size, ratio]) =>
    leftToRight(`${ratio} (${size.replace('x', ' × ')})`),
  );
  const ownPixels = id === 'resize' ? imageLimits.maxPixelsResize : imageLimits.maxPixels;
  return {
    price: t('workbench:run.cost', { count: paid?.credits ?? 0 }),
    freeCredits: t('workbench:run.cost', { count: freeCredits }),
    pictures: number(mostOf(fields, 'number')),
    faces: number(mostOf(fields, 'indexes')),
    characters: number(words?.maxLength ?? 0),
    sizes: sizes.join(t('workbench:comma')),
    preview: number(previewMaxPixels / million),
    megabytes: number(imageLimits.maxBytes / million),
    megapixels: number(imageLimits.maxPixels / million),
    ownMegapixels: number(ownPixels / million),
    resizeMegapixels: number(imageLimits.maxPixelsResize / million),
    upscaleMegapixels: number(upscaleLimits.maxPixels / million),
    leastSide: number(paintingLimits.leastSide),
    batch: number(batchRules.maxItems),
    inputs: number(retentionDays.inputs),
    results: number(retentionDays.results),
  };
}
