import type { FunctionDefinition, ToolDefinition } from '@tintory/catalog';

/** The function that a tool's button runs: its first. */
export function mainFunction(tool: ToolDefinition): FunctionDefinition {
  const [func] = tool.functions;
  if (!func) throw new Error(`The tool ${tool.id} has no function to run.`);
  return func;
}
