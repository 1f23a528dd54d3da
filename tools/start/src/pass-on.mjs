import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';

/** Credentials for this app are not sent to the other server. */
const ownHeaders = ['authorization', 'cookie', 'proxy-authorization'];

/**
 * @typedef {object} PassOn
 * @property {string} origin who answers
 * @property {{ paths: RegExp, methods: string[] }[]} routes what may be asked; the first that fits counts
 */

/**
 * The proxy route of a request. Paths are compared as the other server sees them; one that could
 * change there, by decoding or merging slashes, has no route.
 *
 * @param {PassOn | undefined} passOn
 * @param {string} [address] as the request names it
 */
export function findRoute(passOn, address = '/') {
  if (!passOn || !/^\/(?!\/)/.test(address) || !URL.canParse(address, passOn.origin))
    return undefined;
  const { pathname: path, search } = new URL(address, passOn.origin);
  if (/[%\\]|\/\//.test(path)) return undefined;
  const route = passOn.routes.find(({ paths }) => paths.test(path));
  return route && { methods: route.methods, url: new URL(path + search, passOn.origin) };
}

/** Proxies a request and streams the response. */
export function passOn(request, response, { methods, url }) {
  if (!methods.includes(request.method)) {
    response.writeHead(405, { allow: methods.join(', ') }).end();
    return;
  }
  const send = url.protocol === 'https:' ? requestTls : requestPlain;
  const kept = Object.entries(request.headers).filter(([name]) => !ownHeaders.includes(name));
  const headers = { ...Object.fromEntries(kept), host: url.host };
  const onward = send(url, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(onward);
}
