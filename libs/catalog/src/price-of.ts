import type { FunctionDefinition } from './tool-definition.ts';

/** Credits for one run with these inputs, checked ones with their defaults filled in. */
export function priceOf(
  { credits, creditsPer }: FunctionDefinition,
  inputs: Readonly<Record<string, unknown>>,
): number {
  return credits * (creditsPer ? Number(inputs[creditsPer]) : 1);
}
