import { brand } from '@tintory/contract';
import type { OutputFormat } from './resize-job.ts';

const endings: Record<OutputFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** The stem of the photo's name with the ending of its new format: `coffee.png` to `coffee.webp`. */
export function resultName(name: string, format: OutputFormat): string {
  const stem = name.replace(/\.[^.]*$/, '').trim();
  return `${stem || brand.defaultFileStem}.${endings[format]}`;
}
