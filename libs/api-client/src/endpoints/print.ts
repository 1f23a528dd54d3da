import type {
  Page,
  PrintDesign,
  PrintProduct,
  PrintProductList,
  UpdateMediaBody,
} from '@tintory/contract';
import type { Request } from '../call.ts';

const productPath = (id: string, action = '') =>
  `/api/pod/products/${encodeURIComponent(id)}${action}`;

/** The products that can be printed, and the designs on them. */
export const printEndpoints = (request: Request) => ({
  products: (language: string, signal?: AbortSignal) =>
    request<PrintProductList>({ path: '/api/pod/products', query: { language }, signal }),

  product: (id: string, language: string, signal?: AbortSignal) =>
    request<PrintProduct>({ path: productPath(id), query: { language }, signal }),

  /** Renders the design on its product; equal ones are rendered once. */
  updateMedia: (productId: string, body: UpdateMediaBody, signal?: AbortSignal) =>
    request<PrintDesign>({
      method: 'POST',
      path: productPath(productId, '/update_media'),
      json: body,
      signal,
    }),

  design: (id: string, signal?: AbortSignal) =>
    request<PrintDesign>({ path: `/api/print/designs/${encodeURIComponent(id)}`, signal }),

  designs: (query: { page?: number; limit?: number } = {}, signal?: AbortSignal) =>
    request<Page<PrintDesign>>({ path: '/api/print/designs', query, signal }),
});
