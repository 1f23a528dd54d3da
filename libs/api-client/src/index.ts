export { ApiError, type ApiErrorCode } from './api-error.ts';
export { isMissing } from './is-missing.ts';
export { createApi, type Api } from './create-api.ts';
export type { EntriesFilter } from './endpoints/credits.ts';
export type { MemberContext } from './endpoints/members.ts';
export { isOutcomeUnknown } from './ask-by-key.ts';
export { isNoSubscribe } from './envelope.ts';
export {
  printDesignQuery,
  printDesignsQuery,
  printInStoreQuery,
  printOrderQuery,
  printOrdersQuery,
  printParcelQuery,
  printProductQuery,
  printProductsQuery,
  printStoreSetupQuery,
  shippingCountriesQuery,
  shippingMethodsQuery,
} from './print-queries.ts';
export type { PutOptions } from './put-file.ts';
export {
  batchesFilter,
  batchItemsFilter,
  batchListsFilter,
  jobListsFilter,
  jobsFilter,
  membersFilter,
  printInStoreFilter,
  printOrdersFilter,
  singleJobsFilter,
  storeFilter,
  storeProductListsFilter,
} from './query-filters.ts';
export {
  articleQuery,
  articlesQuery,
  attributionsQuery,
  batchesQuery,
  batchItemsQuery,
  batchQuery,
  billsQuery,
  chargeQuery,
  descriptionQuery,
  entriesQuery,
  jobQuery,
  jobPagesQuery,
  jobsQuery,
  loginLinkQuery,
  presetsQuery,
  memberQuery,
  placesQuery,
  plansQuery,
  publicationsQuery,
  samplePagesQuery,
  sessionsQuery,
  storeImagesQuery,
  storeMemberQuery,
  storePlansQuery,
  storeProductQuery,
  storeProductsQuery,
  statusQuery,
  toolQuery,
  usageQuery,
  userQuery,
  visitsQuery,
} from './queries.ts';
export type { ApiOptions } from './call.ts';
export { loadSend } from './request.ts';
export { brokenLine, busyStore, retry } from './retry.ts';
export type { SpendOptions } from './spend.ts';
