import type { Job } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { JobRow } from './jobs.repository.ts';
import { viewFailure } from './view-failure.ts';
import { viewOutputs } from './view-outputs.ts';

/** A job as its owner sees it: URLs are signed, the failure is in their language. */
export async function viewJob(
  row: JobRow,
  uploads: UploadsService,
  language: Language,
): Promise<Job> {
  return {
    id: row.id,
    tool_id: row.toolId,
    func_id: row.funcId,
    call_type: row.callType,
    status: row.status,
    progress: row.progress,
    inputs: row.inputs,
    metadata: row.metadata,
    shopify_product_id: row.shopifyProductId,
    batch_id: row.batchId,
    outputs: await viewOutputs(row.outputs, uploads),
    result: row.errorCode ? null : row.result,
    credits: row.feeCents > 0 ? 0 : row.credits,
    fee: row.feeCents,
    engine: row.engine,
    favourite: row.favourite,
    error: await viewFailure(row, language),
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
