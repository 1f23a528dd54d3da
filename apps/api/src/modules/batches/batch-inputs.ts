import {
  batchFunction,
  pictureIds,
  type FunctionDefinition,
  type ToolDefinition,
} from '@tintory/catalog';
import { batchRules, type JobInput, type NewBatchItem } from '@tintory/contract';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import type { Detail } from '../../platform/detail.ts';
import { AppError } from '../../platform/errors.ts';
import type { ImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import { isStorable, readInputs, unstorable } from '../jobs/job-inputs.ts';
import { assertDecent } from '../prompts/prompt-guard.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';

type Checks = { uploads: UploadsService; fetcher: ImageFetcher };

const invalid = (details: Record<string, Detail>) => new AppError('InvalidInput', { details });
const pictureKeys = ['object_id', 'image_url'];

export const tooManyItems = () =>
  invalid({ items: { text: 'tooMany', most: batchRules.maxItems } });

/** The function a batch runs. */
export function findBatchFunction(tool: ToolDefinition): FunctionDefinition {
  const func = batchFunction(tool);
  if (func) return func;
  throw invalid({ tool_id: { text: 'notInBatches' } });
}

/** The options as a job will read them; any picture stands for those that come as items. */
export function readOptions(func: FunctionDefinition, inputs: JobInput[]): Record<string, unknown> {
  for (const { key } of inputs) {
    if (pictureKeys.includes(key)) throw invalid({ [key]: { text: 'asItems' } });
  }
  const options = readInputs(func, [...inputs, { key: 'object_id', value: uuidv7() }]);
  delete options['object_id'];
  assertDecent(func.fields, options);
  return options;
}

export async function checkOptionPictures(
  { uploads }: Checks,
  userId: string,
  func: FunctionDefinition,
  options: Record<string, unknown>,
): Promise<void> {
  for (const { key, objectId } of pictureIds(func.fields, options)) {
    await uploads.assertUsable(userId, objectId, key);
  }
}

/** Refuses, by place in the list, words that no database keeps. */
export function assertStorable(items: NewBatchItem[]): void {
  for (const [place, item] of items.entries()) {
    const texts = Object.values(item).filter((value) => value !== undefined);
    if (!texts.every(isStorable)) throw invalid({ [`items.${place}`]: unstorable });
  }
}

/**
 * Refuses, by place in the list, pictures that are not the user's or never arrived. Items that are
 * known already were checked when they came.
 */
export async function checkItems(
  { uploads, fetcher }: Checks,
  userId: string,
  items: NewBatchItem[],
  known: ReadonlySet<string> = new Set(),
): Promise<void> {
  await Promise.all(
    items.map(async ({ key, object_id: objectId, image_url: imageUrl }, place) => {
      if (known.has(key)) return;
      const field = `items.${place}.${objectId === undefined ? 'image_url' : 'object_id'}`;
      if (objectId === undefined) return assertAllowed(fetcher, String(imageUrl), field);
      if (!isUuid(objectId)) throw invalid({ [field]: { text: 'uuid' } });
      await uploads.assertUsable(userId, objectId, field);
    }),
  );
}

function assertAllowed(fetcher: ImageFetcher, imageUrl: string, field: string): void {
  try {
    fetcher.assertAllowed(imageUrl);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const [reason] = Object.values(cause.details ?? {});
    throw new AppError(cause.code, {
      cause,
      details: { [field]: reason ?? { text: 'notAllowed' } },
    });
  }
}

/** An item's picture as one input among the others. */
export const pictureInput = (item: {
  objectId: string | null;
  imageUrl: string | null;
}): JobInput =>
  item.objectId
    ? { key: 'object_id', value: item.objectId }
    : { key: 'image_url', value: item.imageUrl };
