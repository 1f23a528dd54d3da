import type {
  AddStoreImagesBody,
  ConfirmationPage,
  CursorPage,
  ListPublicationsQuery,
  ListStoreImagesQuery,
  ListStoreProductsQuery,
  LoginResult,
  Publication,
  RaiseCapBody,
  StoreImage,
  StoreMember,
  StorePlanList,
  StoreProduct,
  StoreSubscribeBody,
  UpdateStoreImageBody,
} from '@tintory/contract';
import type { Call, Request } from '../call.ts';
import type { SpendOptions, Spending } from '../spend.ts';

const query = (given: object) => given as NonNullable<Call['query']>;

export const storeEndpoints = (request: Request, { spend }: Spending) => ({
  /** @param token App Bridge's session token, fresh: it lives a minute */
  loginByAppToken: (token: string) =>
    request<LoginResult>({
      method: 'POST',
      path: '/api/shopify/sessions/by_app_token',
      json: { token },
    }),

  member: (signal?: AbortSignal) =>
    request<StoreMember>({ path: '/api/shopify/members/current', signal }),

  plans: (signal?: AbortSignal) => request<StorePlanList>({ path: '/api/shopify/plans', signal }),

  subscribe: (body: StoreSubscribeBody, options?: SpendOptions) =>
    spend<ConfirmationPage>({ path: '/api/shopify/plans', json: body }, options),

  verifyCharge: (chargeId: string) =>
    request<StoreMember>({
      method: 'POST',
      path: '/api/shopify/plans/verify',
      json: { charge_id: chargeId },
    }),

  cancelPlan: () => request<StoreMember>({ method: 'POST', path: '/api/shopify/plans/cancel' }),

  raiseCap: (body: RaiseCapBody, options?: SpendOptions) =>
    spend<ConfirmationPage>({ path: '/api/shopify/plans/cap', json: body }, options),

  products: (given: ListStoreProductsQuery = {}, signal?: AbortSignal) =>
    request<CursorPage<StoreProduct>>({
      path: '/api/shopify/products',
      query: query(given),
      signal,
    }),

  product: (id: string, signal?: AbortSignal) =>
    request<StoreProduct>({
      path: `/api/shopify/products/${encodeURIComponent(id)}`,
      signal,
    }),

  images: (given: ListStoreImagesQuery, signal?: AbortSignal) =>
    request<CursorPage<StoreImage>>({ path: '/api/shopify/images', query: query(given), signal }),

  updateImage: (body: UpdateStoreImageBody, options?: SpendOptions) =>
    spend<StoreImage>({ path: '/api/shopify/images/update', json: body }, options),

  addImages: (body: AddStoreImagesBody, options?: SpendOptions) =>
    spend<{ rows: StoreImage[] }>({ path: '/api/shopify/images', json: body }, options),

  publications: (given: ListPublicationsQuery = {}, signal?: AbortSignal) =>
    request<CursorPage<Publication>>({
      path: '/api/shopify/publications',
      query: query(given),
      signal,
    }),

  undoPublication: (id: string) =>
    request<Publication>({
      method: 'POST',
      path: `/api/shopify/publications/${encodeURIComponent(id)}/undo`,
    }),

  /** A page of the web app, on which a signed-in customer agrees to join the store. */
  startJoin: () => request<{ url: string }>({ method: 'POST', path: '/api/shopify/join/start' }),

  join: (code: string) =>
    request<{ shopify_domain: string }>({
      method: 'POST',
      path: '/api/shopify/join',
      json: { code },
    }),
});
