import { attributionsEndpoints } from './endpoints/attributions.ts';
import { batchesEndpoints } from './endpoints/batches.ts';
import { billsEndpoints } from './endpoints/bills.ts';
import { contentEndpoints } from './endpoints/content.ts';
import { creditsEndpoints } from './endpoints/credits.ts';
import { jobsEndpoints } from './endpoints/jobs.ts';
import { membersEndpoints } from './endpoints/members.ts';
import { placesEndpoints } from './endpoints/places.ts';
import { pageServicesEndpoints } from './endpoints/page-services.ts';
import { plansEndpoints } from './endpoints/plans.ts';
import { printEndpoints } from './endpoints/print.ts';
import { printOrdersEndpoints } from './endpoints/print-orders.ts';
import { printStoreEndpoints } from './endpoints/print-store.ts';
import { presetsEndpoints } from './endpoints/presets.ts';
import { serviceEndpoints } from './endpoints/service.ts';
import { sessionsEndpoints } from './endpoints/sessions.ts';
import { storeEndpoints } from './endpoints/store.ts';
import { toolsEndpoints } from './endpoints/tools.ts';
import { uploadsEndpoints } from './endpoints/uploads.ts';
import { usersEndpoints } from './endpoints/users.ts';
import type { ApiOptions } from './call.ts';
import { createRequest } from './request.ts';
import { createSpend } from './spend.ts';

/** Every call of the API by its noun. */
export function createApi(options: ApiOptions) {
  const request = createRequest(options);
  const spending = createSpend(request);
  return {
    baseUrl: options.baseUrl,
    sessions: sessionsEndpoints(request),
    users: usersEndpoints(request),
    members: membersEndpoints(request),
    uploads: uploadsEndpoints(request),
    tools: toolsEndpoints(request),
    jobs: jobsEndpoints(request, spending),
    batches: batchesEndpoints(request, spending),
    presets: presetsEndpoints(request),
    attributions: attributionsEndpoints(request),
    places: placesEndpoints(request),
    print: printEndpoints(request),
    printOrders: printOrdersEndpoints(request, spending),
    printStore: printStoreEndpoints(request, spending),
    content: contentEndpoints(request),
    credits: creditsEndpoints(request),
    plans: plansEndpoints(request, spending),
    bills: billsEndpoints(request),
    service: serviceEndpoints(request),
    pageServices: pageServicesEndpoints(request),
    store: storeEndpoints(request, spending),
  };
}

export type Api = ReturnType<typeof createApi>;
