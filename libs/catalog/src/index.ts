export { isActive, isNeeded } from './across-fields.ts';
export { batchFunction, isOfOnePhoto, previewFunction } from './batch-function.ts';
export { editorFunction, editorFunctions, editorIds, type EditorName } from './editors.ts';
export type { Field, FieldCondition } from './field.ts';
export { inputsSchema, type Stroke } from './inputs-schema.ts';
export { jobField, keptCutout } from './kept-cutout.ts';
export { imageKey, pictureIds } from './picture-ids.ts';
export { priceOf } from './price-of.ts';
export { hasPlace, sharedPlace } from './shared-place.ts';
export {
  defineTool,
  toolPurposes,
  type FunctionDefinition,
  type ToolAdvice,
  type ToolDefinition,
  type ToolPurpose,
  type ToolTexts,
} from './tool-definition.ts';
export { findTool, toolIds, tools, type ToolId } from './tools.ts';
