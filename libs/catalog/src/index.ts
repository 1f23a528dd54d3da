export { isActive, isNeeded } from './across-fields.ts';
export { batchFunction, lookFunction } from './batch-function.ts';
export type { Field, FieldCondition } from './field.ts';
export { inputsSchema, type Stroke } from './inputs-schema.ts';
export { imageKey, pictureIds } from './picture-ids.ts';
export { priceOf } from './price-of.ts';
export {
  defineTool,
  type FunctionDefinition,
  type ToolDefinition,
  type ToolTexts,
} from './tool-definition.ts';
export { findTool, toolIds, tools, type ToolId } from './tools.ts';
