import { findTool } from '@tintory/catalog';
import type { JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { openModal, useKit } from '@tintory/ui-kit';
import { handOverPhoto } from '../photo/hand-over-photo.ts';
import { useToolServices } from '../tool-services.tsx';

type Shown = { startIndex?: number; beforeUrl?: string | null };

/** Opens results large, one by one; from there each can go on into another tool. */
export function usePreview() {
  const t = useT('workbench');
  const { toast } = useKit();
  const { navigate } = useToolServices();

  const use = async (output: JobOutput | undefined, toolId: string) => {
    const tool = findTool(toolId);
    if (!output || !tool) return;
    try {
      const answer = await fetch(output.url);
      if (!answer.ok) throw new Error(`The result answered ${answer.status}.`);
      const ending = output.content_type.split('/').at(-1) ?? 'png';
      await handOverPhoto(tool, new File([await answer.blob()], `${toolId}.${ending}`));
      navigate(tool.path);
    } catch {
      toast({ tone: 'bad', text: t('workbench:drop.sampleFailed') });
    }
  };

  return (outputs: readonly JobOutput[], { startIndex = 0, beforeUrl = null }: Shown = {}) =>
    openModal('preview', {
      images: outputs.map(({ object_id: objectId, url, width, height }) => ({
        objectId,
        url,
        width,
        height,
        beforeUrl,
      })),
      startIndex,
      onUse: (index, toolId) => void use(outputs[index], toolId),
    });
}
