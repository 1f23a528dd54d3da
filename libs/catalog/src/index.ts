export type { Field, FieldCondition } from './field.ts';
export { inputsSchema, type Stroke } from './inputs-schema.ts';
export {
  defineTool,
  type FunctionDefinition,
  type ToolDefinition,
  type ToolTexts,
} from './tool-definition.ts';
export { findTool, toolIds, tools, type ToolId } from './tools.ts';
