import { withoutControls } from '@tintory/contract';
import ky, { isNetworkError, isTimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import type { ApiOptions, Call } from './call.ts';

/** A sync job may take 25 s to answer; a slow line gets some more. */
const timeout = 60_000;

/** Invisible characters pasted into a field must not fail the call. */
const clean = (value: unknown) =>
  typeof value === 'string' ? withoutControls(value, true) : value;

const searchParams = (query: NonNullable<Call['query']>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, clean(value)]],
    ),
  ) as Record<string, string | number>;

/** Turns a network failure into an `ApiError`. */
export function noAnswer(error: unknown): unknown {
  const offline = error instanceof TypeError || isTimeoutError(error) || isNetworkError(error);
  if (!offline) return error;
  return new ApiError({ code: 'Offline', status: 0, message: 'No answer arrived.', cause: error });
}

/** Sends one request with the headers that all share. */
export async function send(
  options: ApiOptions,
  call: Call,
  token: string | null,
): Promise<Response> {
  const { method = 'GET', path, query, json, form, headers, signal } = call;
  return ky(new URL(path, options.baseUrl), {
    method,
    // `keepalive`: a deletion that is sent while the page closes still arrives.
    ...(method === 'DELETE' ? { keepalive: true } : {}),
    headers: {
      'X-App-Id': options.appId,
      'Accept-Language': options.getLanguage(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    credentials: call.anonymous ? 'omit' : 'include',
    retry: 0,
    timeout,
    throwHttpErrors: false,
    ...(query ? { searchParams: searchParams(query) } : {}),
    ...(json === undefined ? {} : { json }),
    stringifyJson: (data) => JSON.stringify(data, (_name, value: unknown) => clean(value)),
    ...(form ? { body: form } : {}),
    ...(signal ? { signal } : {}),
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
}
