import type { FunctionDefinition, ToolDefinition } from './tool-definition.ts';

/** The field by which a function starts from the cut-out of another job. */
export const jobField = ({ fields }: Pick<FunctionDefinition, 'fields'>) =>
  fields.find((field) => field.kind === 'job');

/**
 * How the cut-out of a function's jobs is kept for those that start from it: `full` where a full
 * picture does, `small` where only previews do.
 */
export function keptCutout(
  { functions }: Pick<ToolDefinition, 'functions'>,
  funcId: string,
): 'full' | 'small' | undefined {
  const takers = functions.filter((func) => jobField(func)?.of.includes(funcId));
  if (takers.length === 0) return undefined;
  return takers.some(({ maxPixels }) => maxPixels === undefined) ? 'full' : 'small';
}
