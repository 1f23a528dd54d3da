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
import { readInputs } from '../jobs/job-inputs.ts';
import { assertDecent, type Moderate } from '../prompts/moderation.ts';
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

/** Refuses a shared place for a tool without places. */
export function assertPlace({ fields }: FunctionDefinition): void {
  if (!fields.some(({ kind }) => kind === 'place'))
    throw invalid({ same_place: { text: 'notAllowed' } });
}

/** The inputs of a batch's picture, after the first one decided the shared place. */
export function inputsFor(
  { inputs, shared }: { inputs: JobInput[]; shared: JobInput[] | null },
  item: Picture,
): JobInput[] {
  const decided = shared ?? [];
  const own = inputs.filter(({ key }) => !decided.some((one) => one.key === key));
  return [...own, ...decided, pictureInput(item)];
}

/** The options as a job will read them; any picture stands for those that come as items. */
export async function readOptions(
  moderate: Moderate,
  func: FunctionDefinition,
  inputs: JobInput[],
): Promise<Record<string, unknown>> {
  for (const { key } of inputs) {
    if (pictureKeys.includes(key)) throw invalid({ [key]: { text: 'asItems' } });
  }
  const options = readInputs(func, [...inputs, { key: 'object_id', value: uuidv7() }]);
  delete options['object_id'];
  await assertDecent(moderate, func.fields, options);
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

type Picture = { objectId: string | null; imageUrl: string | null };

/** An item's picture as one input among the others. */
const pictureInput = (item: Picture): JobInput =>
  item.objectId
    ? { key: 'object_id', value: item.objectId }
    : { key: 'image_url', value: item.imageUrl };
