import { findTool } from '@tintory/catalog';
import { brand, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import type { Stroke } from '@tintory/pixels';
import { openModal, useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { strokesField, strokesOfJob } from '../jobs/stroke-inputs.ts';
import { useRunCost } from '../jobs/use-cost.ts';
import { useFreeCut } from '../jobs/use-free-cut.ts';
import { fetchPicture } from '../jobs/fetch-picture.ts';
import type { Refinement } from '../editor-modals/refinement.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** Whether the result is the cutout in the photo's own frame. */
function isPlainCutout({ tool_id: toolId, inputs, outputs }: Job): boolean {
  const value = (key: string) => inputs.find((input) => input.key === key)?.value;
  return (
    findTool(toolId)?.cutsOut === true &&
    (value('background') ?? 'transparent') === 'transparent' &&
    value('crop') !== true &&
    outputs[0]?.content_type !== 'image/jpeg'
  );
}

/**
 * Opens the photo and its current cutout for keep and erase strokes. Trying them in the browser is
 * free; only the full-size run costs, and closing the modal changes nothing.
 */
export function useRefine(bench: WorkbenchState, job: Job | null | undefined) {
  const { func, objectId, photo, beforeUrl: photoUrl, cost, runWith } = bench;
  const t = useT('workbench');
  const { toast } = useKit();
  const costOf = useRunCost();
  const freeCut = useFreeCut();
  const [opening, setOpening] = useState(false);
  const field = strokesField(func.fields);
  if (!field || !job || !objectId || !photoUrl) return null;
  // The user's own mask replaces strokes.
  if (job.inputs.some(({ key }) => key === field.unless)) return null;

  const strokes = strokesOfJob(func.fields, job.inputs);
  const [result] = job.outputs;
  const openBase = async (signal: AbortSignal) => {
    if (strokes.length > 0) return freeCut(objectId, signal);
    if (!result) return null;
    return isPlainCutout(job) ? fetchPicture(result.url, signal) : freeCut(objectId, signal);
  };

  /** @param tool the initial tool: brush or tap */
  const open = async (brush?: Stroke['mode'], tool?: Refinement['tool']) => {
    setOpening(true);
    try {
      openModal('paint-image', {
        file: photo?.file ?? (await fetchPicture(photoUrl)),
        name: photo?.name ?? brand.defaultFileStem,
        refine: {
          ...{ openBase, strokes, brush, tool, most: field.max },
          acceptLabel: t('workbench:refine.accept', {
            cost: costOf({ count: 1, each: cost, perPicture: func.credits }),
          }),
          onAccept: runWith,
        },
      });
    } catch {
      toast({ tone: 'bad', text: t('workbench:result.openFailed') });
    } finally {
      setOpening(false);
    }
  };
  return { open, opening };
}
