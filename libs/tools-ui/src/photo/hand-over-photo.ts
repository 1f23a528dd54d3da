import type { ToolDefinition } from '@tintory/catalog';
import { defaultValues } from '../options/option-values.ts';
import { draftStore } from './draft-store.ts';

/**
 * Leaves a photo for a tool whose page opens next: it starts with it as with a draft of its own. A
 * private window may keep nothing; then the page asks for the photo again.
 */
export async function handOverPhoto(tool: ToolDefinition, file: File): Promise<void> {
  const values = defaultValues(tool.functions[0]?.fields ?? []);
  const draft = { file, name: file.name, values, pending: false };
  await draftStore.save(tool.id, draft).catch(() => undefined);
}
