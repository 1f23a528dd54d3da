export { ApiError, type ApiErrorCode } from './api-error.ts';
export { createApi, type Api } from './create-api.ts';
export type { EntriesFilter } from './endpoints/credits.ts';
export type { MemberContext } from './endpoints/members.ts';
export { isNoSubscribe } from './envelope.ts';
export type { PutOptions } from './put-file.ts';
export {
  batchesQuery,
  batchItemsQuery,
  batchQuery,
  billsQuery,
  entriesQuery,
  jobQuery,
  jobPagesQuery,
  jobsQuery,
  presetsQuery,
  memberQuery,
  plansQuery,
  publicationsQuery,
  samplePagesQuery,
  sessionsQuery,
  storeImagesQuery,
  storeMemberQuery,
  storePlansQuery,
  storeProductQuery,
  storeProductsQuery,
  toolQuery,
  usageQuery,
  userQuery,
} from './queries.ts';
export type { ApiOptions } from './request.ts';
