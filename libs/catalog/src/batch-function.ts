import type { Field } from './field.ts';
import type { FunctionDefinition, ToolDefinition } from './tool-definition.ts';

/** Strokes and masks belong to one photo: on the others of a batch they would cut at random. */
export const isOfOnePhoto = (field: Field): boolean =>
  field.kind === 'strokes' || (field.kind === 'picture' && field.ofPhoto === true);

/**
 * What a batch of a tool runs on each of its pictures, with the options that are about every one.
 * Undefined for a tool that takes no single picture, keeps its caller waiting, or cannot do without
 * something that is about one picture alone.
 */
export function batchFunction(tool: ToolDefinition): FunctionDefinition | undefined {
  const func = tool.functions.find(({ id }) => id === 'run');
  if (func?.callType !== 'async') return undefined;
  const takesPicture = func.fields.some((field) => field.kind === 'image' && !field.as);
  if (!takesPicture || func.fields.some(({ kind }) => kind === 'indexes')) return undefined;
  return { ...func, fields: func.fields.filter((field) => !isOfOnePhoto(field)) };
}

/** What is free and comes before whatever a batch is charged for, of a tool that looks first. */
export const previewFunction = (tool: ToolDefinition): FunctionDefinition | undefined =>
  tool.looksFirst ? tool.functions.find(({ id }) => id === 'preview') : undefined;
