import type { AttributionList } from '@tintory/contract';
import type { Request } from '../call.ts';

export const attributionsEndpoints = (request: Request) => ({
  list: (signal?: AbortSignal) => request<AttributionList>({ path: '/api/attributions', signal }),
});
