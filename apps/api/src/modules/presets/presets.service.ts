import { findTool } from '@tintory/catalog';
import { mostPresets, type CreatePresetBody, type Preset } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { optionsOf } from './preset-inputs.ts';
import * as repository from './presets.repository.ts';

/**
 * Keeps options under a name; what hangs on one picture is left out.
 *
 * @throws AppError `NotFound` for an unknown tool, `InvalidInput` for a value that its field cannot
 * have, `TooManyRequests` above the limit
 */
export async function savePreset(
  db: Database,
  userId: string,
  { tool_id: toolId, name, inputs }: CreatePresetBody,
  now: Date,
): Promise<Preset> {
  const [func] = findTool(toolId)?.functions ?? [];
  if (!func) throw new AppError('NotFound');
  const own = optionsOf(func.fields, inputs);
  if ((await repository.countOthers(db, { userId, toolId, name })) >= mostPresets) {
    throw new AppError('TooManyRequests');
  }
  const row = { userId, toolId, name, inputs: own, createdAt: now };
  return view(await repository.putPreset(db, row));
}

export async function listPresets(db: Database, userId: string, toolId: string) {
  return { rows: (await repository.listPresets(db, userId, toolId)).map(view) };
}

/** @throws AppError `NotFound` */
export async function removePreset(db: Database, userId: string, id: string): Promise<void> {
  if (!(await repository.deletePreset(db, userId, id))) throw new AppError('NotFound');
}

/** A row as the contract shows it. */
const view = (row: repository.PresetRow): Preset => ({
  id: row.id,
  tool_id: row.toolId,
  name: row.name,
  inputs: row.inputs,
  created_at: row.createdAt.toISOString(),
});
