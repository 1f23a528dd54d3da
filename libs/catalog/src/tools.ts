import type { ToolDefinition } from './tool-definition.ts';
import { removeBackground } from './tools/remove-background/tool.ts';

/** Every tool of the product, in the order of the navigation. */
export const tools = [removeBackground] as const satisfies readonly ToolDefinition[];

export type ToolId = (typeof tools)[number]['id'];

export const toolIds = tools.map((tool) => tool.id) as ToolId[];

/** The tool with this id, or undefined for a name nobody offers. */
export const findTool = (id: string): ToolDefinition | undefined =>
  tools.find((tool) => tool.id === id);
