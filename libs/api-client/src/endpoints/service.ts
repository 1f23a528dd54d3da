import type { ServiceStatus } from '@tintory/contract';
import type { Request } from '../call.ts';

/** What the API tells about itself. */
export const serviceEndpoints = (request: Request) => ({
  status: (signal?: AbortSignal) =>
    request<ServiceStatus>({ path: '/api/status', anonymous: true, signal }),

  /** Its OpenAPI document. */
  description: (signal?: AbortSignal) =>
    request<object>({ path: '/openapi.json', anonymous: true, signal }),
});
