import { batchesEndpoints } from './endpoints/batches.ts';
import { billsEndpoints } from './endpoints/bills.ts';
import { creditsEndpoints } from './endpoints/credits.ts';
import { jobsEndpoints } from './endpoints/jobs.ts';
import { membersEndpoints } from './endpoints/members.ts';
import { plansEndpoints } from './endpoints/plans.ts';
import { presetsEndpoints } from './endpoints/presets.ts';
import { sessionsEndpoints } from './endpoints/sessions.ts';
import { storeEndpoints } from './endpoints/store.ts';
import { toolsEndpoints } from './endpoints/tools.ts';
import { uploadsEndpoints } from './endpoints/uploads.ts';
import { usersEndpoints } from './endpoints/users.ts';
import { createRequest, type ApiOptions } from './request.ts';

/** Every call of the API by its noun. */
export function createApi(options: ApiOptions) {
  const request = createRequest(options);
  return {
    baseUrl: options.baseUrl,
    sessions: sessionsEndpoints(request),
    users: usersEndpoints(request),
    members: membersEndpoints(request),
    uploads: uploadsEndpoints(request),
    tools: toolsEndpoints(request),
    jobs: jobsEndpoints(request),
    batches: batchesEndpoints(request),
    presets: presetsEndpoints(request),
    credits: creditsEndpoints(request),
    plans: plansEndpoints(request),
    bills: billsEndpoints(request),
    store: storeEndpoints(request),
  };
}

export type Api = ReturnType<typeof createApi>;
