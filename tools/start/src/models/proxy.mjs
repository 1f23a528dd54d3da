import http from 'node:http';

/**
 * Sends this process's requests through the proxy in HTTPS_PROXY or HTTP_PROXY, except for hosts in
 * NO_PROXY; lower-case names work as well.
 *
 * @returns undoes it
 * @throws Error in words
 */
export function useProxy(environment = process.env) {
  try {
    return http.setGlobalProxyFromEnv(environment);
  } catch (cause) {
    const message =
      'HTTPS_PROXY, HTTP_PROXY: an address such as http://proxy.example:3128 is needed.';
    throw new Error(message, { cause });
  }
}

/** A sentence for a proxy's refusal; undefined for other errors. */
export function proxyRefusal(error, host) {
  const [, status] = /^Proxy response \((\d+)\)/.exec(rootOf(error).message) ?? [];
  if (status === '407') {
    return 'The proxy wants a sign-in (HTTP 407): HTTPS_PROXY=http://user:password@host:port.';
  }
  return status && `The proxy does not let through to ${host} (HTTP ${status}).`;
}

/** A hint on proxy settings for an unreachable host. */
export function proxyHint({ protocol }, environment = process.env) {
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const value = environment[name.toLowerCase()] || environment[name];
  return value
    ? `A proxy is set, ${new URL(value).host}; NO_PROXY names hosts that need none.`
    : 'Behind a proxy, set HTTPS_PROXY to its address.';
}

/** The innermost cause of an error. */
export const rootOf = (error) => (error.cause instanceof Error ? rootOf(error.cause) : error);
