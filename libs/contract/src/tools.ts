import { z } from 'zod';
import { cursorPageOf } from './paging.ts';

export const callTypes = ['sync', 'async'] as const;
export type CallType = (typeof callTypes)[number];

const toolSample = z.object({
  before_url: z.string(),
  after_url: z.string(),
  /** The same, at most 720 pixels wide. */
  before_small_url: z.string(),
  after_small_url: z.string(),
  /** Size of the "after" picture in pixels, so that its place is kept before it loads. */
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  /** Its options; those that are not named had their defaults. */
  inputs: z.array(z.object({ key: z.string(), value: z.json() })),
  /** Further input pictures, by their option. */
  pictures: z.array(z.object({ key: z.string(), urls: z.array(z.string()) })),
});
export type ToolSample = z.infer<typeof toolSample>;

export const tool = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  func: z.array(
    z.object({
      id: z.string(),
      call_type: z.enum(callTypes),
      credits: z.int().nonnegative(),
      /** JSON Schema of the function's inputs as one object. */
      inputs: z.record(z.string(), z.unknown()),
    }),
  ),
  samples: z.array(toolSample),
});
export type Tool = z.infer<typeof tool>;

export const toolSamplePage = cursorPageOf(toolSample);
