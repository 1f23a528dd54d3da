import { findTool } from '@tintory/catalog';
import type { JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';

/** `image/svg+xml` is an SVG to everyone. */
const kindOf = (contentType: string) =>
  (contentType.split('/').at(-1) ?? '').replace('+xml', '').toUpperCase();

/** What tells a result from the others of its job where they are of several kinds; else nothing. */
export function useOutputName(toolId: string, outputs: readonly JobOutput[]) {
  const t = useT('workbench');
  const several = new Set(outputs.map(({ content_type: type }) => type)).size > 1;
  return ({ content_type: type }: JobOutput): string | null => {
    if (!several) return null;
    // The motif itself has no other ground: what comes as a photo would is the one on skin.
    const onSkin = findTool(toolId)?.drawsInk === true && type === 'image/webp';
    return onSkin ? t('workbench:result.onSkin') : kindOf(type);
  };
}
