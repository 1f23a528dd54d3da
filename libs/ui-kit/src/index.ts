export * from './kit.ts';
export { KitProvider, useKit } from './kit-context.tsx';
export { designTokens } from './tokens.ts';
