import type { ToolId } from '@tintory/catalog';

/** Ids with a before/after picture: the tools, the editors and the batch. */
export type LookId = ToolId | 'resize' | 'paint' | 'batch';

/** Size of all pictures in pixels; `npm run bench -- beforeAfter` generates those of the tools. */
export const lookSize = { width: 640, height: 512 } as const;

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The pictures before and after; no picture before for tools that start from text. */
export const lookOf = (id: LookId) => ({
  before: pictures[`./pictures/${id}-before.webp`],
  after: pictures[`./pictures/${id}-after.webp`] ?? '',
});
