import type { ToolId } from '@tintory/catalog';

/** What has a picture of what it does: the tools, the editors, and many photos at once. */
export type LookId = ToolId | 'resize' | 'paint' | 'batch';

/** All of one size, in pixels; `npm run bench -- beforeAfter` draws those of the tools. */
export const lookSize = { width: 640, height: 512 } as const;

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What there was before, unless words made the picture, and what became of it. */
export const lookOf = (id: LookId) => ({
  before: pictures[`./pictures/${id}-before.webp`],
  after: pictures[`./pictures/${id}-after.webp`] ?? '',
});
