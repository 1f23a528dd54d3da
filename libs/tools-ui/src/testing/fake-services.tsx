import type { Api, SpendOptions } from '@tintory/api-client';
import type { CreateJobBody, Job } from '@tintory/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Draft } from '../drafts/draft.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { Photo } from '../photo/read-photo.ts';
import { ToolServicesProvider, type ToolServices } from '../tool-services.tsx';

export const aPhoto = (): Photo => ({
  file: new Blob(['bytes']),
  name: 'cat.png',
  type: 'image/png',
  url: 'blob:cat',
  size: { width: 40, height: 30 },
  origin: null,
});

/** A job as the API returns it. */
export const aJob = (changes: Partial<Job> = {}): Job => ({
  id: 'job-1',
  tool_id: 'remove_background',
  func_id: 'run',
  call_type: 'async',
  status: 'queued',
  progress: 0,
  inputs: [{ key: 'object_id', value: 'object-1' }],
  metadata: {},
  shopify_product_id: null,
  batch_id: null,
  outputs: [],
  result: null,
  credits: 1,
  fee: 0,
  engine: null,
  favourite: false,
  error: null,
  created_at: '2026-01-01T00:00:00.000Z',
  started_at: null,
  finished_at: null,
  ...changes,
});

/** An API that remembers one job and answers at once; each call can be replaced. */
export function fakeApi() {
  let stored = aJob();
  const change = (changes: Partial<Job>) => (stored = { ...stored, ...changes });
  const api = {
    baseUrl: 'http://api.test',
    uploads: {
      create: vi.fn(async () => ({
        content_disposition: 'inline',
        object_id: 'object-1',
        upload_signed_url: 'http://api.test/put',
      })),
      put: vi.fn(async () => undefined),
      downloadLink: vi.fn(async () => ({ url: 'http://api.test/link', expires_at: '' })),
    },
    jobs: {
      create: vi.fn(
        async (_body: CreateJobBody, _options?: SpendOptions): Promise<unknown> => stored,
      ),
      findByKey: vi.fn(async (_key: string): Promise<Job | null> => stored),
      read: vi.fn(async () => stored),
      cancel: vi.fn(async () => change({ status: 'canceled' })),
      remove: vi.fn(async () => ({ ok: 1 as const })),
    },
  };
  return { api, change };
}

/** Drafts in memory. */
export function memoryDrafts(): DraftStore & { draft: Draft | undefined } {
  const drafts = {
    draft: undefined as Draft | undefined,
    save: async (_tool: string, draft: Omit<Draft, 'savedAt'>) => {
      drafts.draft = { ...draft, savedAt: 0 };
    },
    load: async () => drafts.draft,
    takePending: async () => {
      const pending = drafts.draft?.pending ?? false;
      if (drafts.draft) drafts.draft = { ...drafts.draft, pending: false };
      return pending;
    },
    remove: async () => {
      drafts.draft = undefined;
    },
  };
  return drafts;
}

/** Wraps hooks in the providers they need. */
export function withServices(api: object, changes: () => Partial<ToolServices> = () => ({})) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const base: ToolServices = {
    api: api as Api,
    signedIn: true,
    hasStore: false,
    balance: 20,
    signUpload: async () => ({ timestamp: '1', nonce: '2', hmac: '3' }),
    getEventsToken: () => 'events-token',
    requestSignIn: () => undefined,
    toolHref: (toolId) => `/tools/${toolId}`,
    batchHref: (toolId) => `/batch?tool=${toolId}`,
    navigate: () => undefined,
    requestCredits: vi.fn(),
  };
  return function Services({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={client}>
        <ToolServicesProvider services={{ ...base, ...changes() }}>{children}</ToolServicesProvider>
      </QueryClientProvider>
    );
  };
}
