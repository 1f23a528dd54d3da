import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnModel, OwnModelCapability } from './own-model.ts';
import { readOwnModels } from './read-own-models.ts';

/** The custom model for each capability; without one the built-in model is used. */
export type ModelsInUse = { [Name in OwnModelCapability]?: OwnModel };

/**
 * The chosen model for each capability, null for the built-in one; written by `npm run models --
 * use`.
 */
const choiceFile = 'in-use.json';

const capabilities = ['cutout', 'upscale'] as const;

/**
 * Reads the models in a folder and selects one per capability: the chosen one, else the first by
 * name. If the chosen one is missing or invalid, the built-in model is used.
 *
 * @returns `problems`: a sentence for each excluded model with the reason
 */
export async function readModelsInUse(
  folder: string,
): Promise<{ inUse: ModelsInUse; problems: string[] }> {
  const { models, problems } = await readOwnModels(folder);
  const none: Record<string, unknown> = {};
  const choice = await readChoice(folder).catch((error: unknown) => {
    problems.push(`Which models to use can't be read: ${String(error)}`);
    return none;
  });
  const inUse: ModelsInUse = {};
  for (const capability of capabilities) {
    const able = models.filter((model) => model.capability === capability);
    const chosen = choice[capability];
    const model = chosen === undefined ? able[0] : able.find(({ name }) => name === chosen);
    if (model) inUse[capability] = model;
    else if (typeof chosen === 'string') {
      problems.push(`The model "${chosen}" was chosen but can't be used; the built-in one is.`);
    }
  }
  return { inUse, problems };
}

async function readChoice(folder: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(folder, choiceFile), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Record<string, unknown>;
}
