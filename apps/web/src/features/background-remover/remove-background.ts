import { tools, type ToolDefinition } from '@tintory/catalog';

/** The tool of this page, as the catalog has it. */
export const removeBackground: ToolDefinition = tools.find(
  (tool) => tool.id === 'remove_background',
) as ToolDefinition;
