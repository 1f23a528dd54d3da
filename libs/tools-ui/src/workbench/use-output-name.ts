import { findTool } from '@tintory/catalog';
import type { JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';

/** Shows `image/svg+xml` as "SVG". */
const kindOf = (contentType: string) =>
  (contentType.split('/').at(-1) ?? '').replace('+xml', '').toUpperCase();

/** The name that distinguishes an output from its job's others if their types differ; else null. */
export function useOutputName(toolId: string, outputs: readonly JobOutput[]) {
  const t = useT('workbench');
  const several = new Set(outputs.map(({ content_type: type }) => type)).size > 1;
  return ({ content_type: type }: JobOutput): string | null => {
    if (!several) return null;
    // A tattoo's motif is an SVG or PNG; a WebP is the photo on skin.
    const onSkin = findTool(toolId)?.drawsInk === true && type === 'image/webp';
    return onSkin ? t('workbench:result.onSkin') : kindOf(type);
  };
}
