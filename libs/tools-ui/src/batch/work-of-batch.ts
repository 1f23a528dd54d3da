import { batchFunction, findTool } from '@tintory/catalog';
import type { Batch } from '@tintory/contract';
import { splitCost, type PaidWork } from '../jobs/split-cost.ts';
import type { PictureFee } from '../tool-services.tsx';

/** So many photos of a batch, as what is to be paid. */
export function workOfBatch(
  { tool_id: toolId, credits_each: each }: Pick<Batch, 'tool_id' | 'credits_each'>,
  count: number,
): PaidWork {
  const tool = findTool(toolId);
  // A tool that is no longer offered has no function to ask.
  const perPicture = (tool && batchFunction(tool)?.credits) ?? each;
  return { count, each, perPicture };
}

/** Whether credits or a plan's fee pay for one more photo of a batch. */
export const canPay = (batch: Batch, balance: number, fee: PictureFee | undefined): boolean =>
  splitCost(workOfBatch(batch, 1), balance, fee).unpaid === 0;
