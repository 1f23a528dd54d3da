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

/** Whether the result itself shows what was cut away, at its own place. */
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
 * Opens the photo and its present cutout for strokes that say what stays and what goes. They are tried
 * in the browser, for nothing; only running them in full size costs, and closing the window leaves all
 * as it was.
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
  // A mask of one's own is what the strokes would be for.
  if (job.inputs.some(({ key }) => key === field.unless)) return null;

  const strokes = strokesOfJob(func.fields, job.inputs);
  const [result] = job.outputs;
  const openBase = async (signal: AbortSignal) => {
    if (strokes.length > 0) return freeCut(objectId, signal);
    if (!result) return null;
    return isPlainCutout(job) ? fetchPicture(result.url, signal) : freeCut(objectId, signal);
  };

  /** @param tool what is in hand at first: the brush, or a finger that taps */
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
