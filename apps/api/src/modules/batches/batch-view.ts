import type { Batch, BatchItem } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import { viewFailure } from '../jobs/view-failure.ts';
import { viewOutputs } from '../jobs/view-outputs.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { ItemWithJob, Tally } from './batch-items.repository.ts';
import type { BatchRow } from './batches.repository.ts';

export const viewBatch = (
  row: BatchRow,
  { counts, retryable, credits, feeCents }: Tally,
): Batch => ({
  id: row.id,
  tool_id: row.toolId,
  func_id: row.funcId,
  status: row.status,
  pause_reason: row.pauseReason,
  inputs: row.inputs,
  same_place: row.samePlace,
  shared: row.shared,
  complete: row.complete,
  counts,
  retryable,
  credits_each: row.creditsEach,
  credits,
  fee: feeCents,
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
});

/** An item as its owner sees it: addresses signed, the failure in words of their language. */
export async function viewItem(
  { toolId }: Pick<BatchRow, 'toolId'>,
  { item, progress, outputs, result, thumbnail }: ItemWithJob,
  uploads: UploadsService,
  language: Language,
): Promise<BatchItem> {
  const done = item.status === 'succeeded' || item.status === 'held';
  return {
    id: item.id,
    position: item.position,
    key: item.key,
    name: item.name,
    status: item.status,
    progress: done ? 1 : item.status === 'running' ? (progress ?? 0) : 0,
    previewed: item.previewed,
    job_id: item.jobId,
    object_id: item.objectId,
    image_url: item.imageUrl,
    thumbnail_url: thumbnail && item.objectId ? await uploads.thumbnailLink(item.objectId) : null,
    shopify_product_id: item.shopifyProductId,
    shopify_file_id: item.shopifyFileId,
    credits: item.credits,
    fee: item.feeCents,
    outputs: await viewOutputs(outputs ?? [], uploads),
    result: done ? result : null,
    error: await viewFailure({ toolId, errorCode: item.errorCode, result }, language),
  };
}
