import type { AttributionList } from '@tintory/contract';
import type { Request } from '../request.ts';

export const attributionsEndpoints = (request: Request) => ({
  list: (signal?: AbortSignal) => request<AttributionList>({ path: '/api/attributions', signal }),
});
