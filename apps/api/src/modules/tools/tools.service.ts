import { inputsSchema, toolIds, type ToolDefinition, type ToolId } from '@tintory/catalog';
import type { CursorPage, Tool, ToolSample } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { textsOf } from '../../platform/messages.ts';
import { readSamples } from './samples.ts';

const isToolId = (id: string): id is ToolId => (toolIds as readonly string[]).includes(id);

/** Routes of the tools, derived from the catalog. */
export function createToolsService(
  findTool: (id: string) => ToolDefinition | undefined,
  origin: string,
) {
  const known = (id: string): ToolDefinition => {
    const tool = findTool(id);
    if (!tool) throw new AppError('NotFound');
    return tool;
  };
  return {
    read: async (id: string, language: Language): Promise<Tool> => {
      const { path, functions, texts } = known(id);
      const { tools } = await textsOf(language);
      return {
        id,
        // A test's own tool has no words in the other languages.
        title: isToolId(id) ? tools[id].title : texts.title,
        path,
        func: functions.map((func) => ({
          id: func.id,
          call_type: func.callType,
          credits: func.credits,
          inputs: z.toJSONSchema(inputsSchema(func.fields), { io: 'input' }),
        })),
        samples: (await readSamples(id, origin, language)).slice(0, 4),
      };
    },

    /** @param cursor index of the first sample wanted, as the page before told it */
    listSamples: async (
      id: string,
      language: Language,
      cursor: number,
      limit: number,
    ): Promise<CursorPage<ToolSample>> => {
      const samples = await readSamples(known(id).id, origin, language);
      const end = cursor + limit;
      const more = end < samples.length;
      return {
        rows: samples.slice(cursor, end),
        pageInfo: { end_cursor: more ? String(end) : null, has_next_page: more },
      };
    },
  };
}
