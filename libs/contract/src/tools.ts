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
  /** Of the picture after, in pixels: its place is kept before it arrives. */
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  /** The options it was made with; what is not named had its default. */
  inputs: z.array(z.object({ key: z.string(), value: z.json() })),
  /** Further pictures it was made from, by the option that took them. */
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
