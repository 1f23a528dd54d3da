import { pictureIds, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';
import { assertDecent } from '../prompts/moderation.ts';
import { readInputs } from './job-inputs.ts';
import type { JobRow } from './jobs.repository.ts';
import type { StarterParts } from './starter-parts.ts';

type Parts = Pick<StarterParts, 'uploads' | 'bases' | 'places' | 'moderate' | 'fetcher'>;
type Inputs = Record<string, unknown>;

/**
 * Reads the inputs of a request that may be run, and finds the job that it starts from, if any.
 *
 * @throws AppError naming the input that is refused
 */
export const checkInputs = (parts: Parts) => {
  const { bases, places, moderate } = parts;
  const checkPictures = assertPictures(parts);

  return async (
    userId: string,
    { tool, func }: { tool: ToolDefinition; func: FunctionDefinition },
    given: JobInput[],
  ): Promise<{ inputs: Inputs; base: JobRow | undefined }> => {
    const inputs = readInputs(func, given);
    await assertDecent(moderate, func.fields, inputs);
    places.assertKnown(func.fields, inputs);
    await checkPictures(userId, func, inputs);
    return { inputs, base: await bases.require(userId, { tool, func, inputs }) };
  };
};

const assertPictures =
  ({ uploads, fetcher }: Pick<Parts, 'uploads' | 'fetcher'>) =>
  async (userId: string, func: FunctionDefinition, inputs: Inputs): Promise<void> => {
    for (const { key, objectId } of pictureIds(func.fields, inputs)) {
      await uploads.assertUsable(userId, objectId, key);
    }
    const { image_url: imageUrl } = inputs;
    if (typeof imageUrl === 'string') fetcher.assertAllowed(imageUrl);
  };
