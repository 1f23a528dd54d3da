import type { FunctionDefinition, ToolDefinition } from './tool-definition.ts';

/**
 * What a batch of a tool runs on each of its pictures. Undefined for a tool that takes no single
 * picture, keeps its caller waiting, or has an option that is about one picture alone.
 */
export function batchFunction(tool: ToolDefinition): FunctionDefinition | undefined {
  const func = tool.functions.find(({ id }) => id === 'run');
  if (func?.callType !== 'async') return undefined;
  const takesPicture = func.fields.some((field) => field.kind === 'image' && !field.as);
  return takesPicture && func.fields.every(({ kind }) => kind !== 'indexes') ? func : undefined;
}

/** What is free and comes before whatever a batch is charged for, of a tool that looks first. */
export const lookFunction = (tool: ToolDefinition): FunctionDefinition | undefined =>
  tool.looksFirst ? tool.functions.find(({ id }) => id === 'preview') : undefined;
