import type { CreatePresetBody, Preset } from '@tintory/contract';
import type { Request } from '../call.ts';

export const presetsEndpoints = (request: Request) => ({
  list: (toolId: string, signal?: AbortSignal) =>
    request<{ rows: Preset[] }>({ path: '/api/presets', query: { tool_id: toolId }, signal }),

  /** Keeps options under a name; one of the same name is replaced. */
  save: (body: CreatePresetBody) =>
    request<Preset>({ method: 'POST', path: '/api/presets', json: body }),

  remove: (id: string) =>
    request<{ ok: 1 }>({ method: 'DELETE', path: `/api/presets/${encodeURIComponent(id)}` }),
});
