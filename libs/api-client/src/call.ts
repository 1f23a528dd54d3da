import type { AppId } from '@tintory/contract';
import type { ApiError } from './api-error.ts';

export type ApiOptions = {
  /** Origin of the API, without a path. */
  baseUrl: string;
  appId: AppId;
  /** The access token, or null when nobody is signed in; a call waits for one that is on its way. */
  getToken: () => string | null | Promise<string | null>;
  /** Exchanges the refresh token; true when `getToken` has a fresh one now. */
  refresh: () => Promise<boolean>;
  getLanguage: () => string;
  fetch?: typeof fetch;
  /** Where an error that came as HTTP 200 is logged. */
  report?: (error: ApiError) => void;
};

export type Call = {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Record<string, string | number | undefined>;
  json?: unknown;
  /** A form with files, or one of words alone. */
  form?: FormData | URLSearchParams;
  headers?: Record<string, string>;
  /** Sent as the bearer instead of the access token; such a call is never retried. */
  bearer?: string;
  /** Sent without authorization and cookies: everybody gets the same answer. */
  anonymous?: true;
  /** How to read a good answer; JSON unless said otherwise. */
  as?: 'blob';
  signal?: AbortSignal | undefined;
};

export type Request = <Answer>(call: Call) => Promise<Answer>;
