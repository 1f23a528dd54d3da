import type { ToolDefinition } from '@tintory/catalog';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import { defaultValues } from '../options/option-values.ts';
import { draftStore } from './draft-store.ts';

/**
 * Leaves a photo for a tool whose page opens next: it starts with it as with a draft of its own.
 *
 * @param origin the picture of a store that the photo was made from
 */
export async function handOverPhoto(
  tool: ToolDefinition,
  file: File,
  origin: PhotoOrigin | null = null,
): Promise<void> {
  const values = defaultValues(tool.functions[0]?.fields ?? []);
  const draft = { file, name: file.name, origin, values, pending: false };
  await draftStore.save(tool.id, draft);
}
