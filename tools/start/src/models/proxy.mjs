import http from 'node:http';

/**
 * Sends what this process fetches through the proxy that HTTPS_PROXY and HTTP_PROXY name, but for the
 * hosts of NO_PROXY; in lower case, too.
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

/** A refusal by the proxy, in words; nothing where an error is none. */
export function proxyRefusal(error, host) {
  const [, status] = /^Proxy response \((\d+)\)/.exec(rootOf(error).message) ?? [];
  if (status === '407') {
    return 'The proxy wants a sign-in (HTTP 407): HTTPS_PROXY=http://user:password@host:port.';
  }
  return status && `The proxy does not let through to ${host} (HTTP ${status}).`;
}

/** What to look at where a host can't be reached. */
export function proxyHint({ protocol }, environment = process.env) {
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const value = environment[name.toLowerCase()] || environment[name];
  return value
    ? `A proxy is set, ${new URL(value).host}; NO_PROXY names hosts that need none.`
    : 'Behind a proxy, set HTTPS_PROXY to its address.';
}

/** What an error goes back to. */
export const rootOf = (error) => (error.cause instanceof Error ? rootOf(error.cause) : error);
