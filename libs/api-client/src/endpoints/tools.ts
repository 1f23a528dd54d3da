import type { CursorPage, Tool, ToolSample } from '@tintory/contract';
import type { Request } from '../call.ts';

export type SamplesQuery = { cursor?: string; limit?: number };

export const toolsEndpoints = (request: Request) => ({
  read: (id: string, signal?: AbortSignal) =>
    request<Tool>({ path: `/api/tools/${encodeURIComponent(id)}`, signal }),

  moreSamples: (id: string, query: SamplesQuery = {}, signal?: AbortSignal) =>
    request<CursorPage<ToolSample>>({
      path: `/api/tools/${encodeURIComponent(id)}/more_samples`,
      query,
      signal,
    }),
});
