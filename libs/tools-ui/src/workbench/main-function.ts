import type { FunctionDefinition, ToolDefinition } from '@tintory/catalog';

/** The first function of a tool is what its button runs. */
export function mainFunction(tool: ToolDefinition): FunctionDefinition {
  const [func] = tool.functions;
  if (!func) throw new Error(`The tool ${tool.id} has no function to run.`);
  return func;
}
