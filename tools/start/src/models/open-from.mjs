import { final, mostBytes } from './files.mjs';

const mostRedirects = 10;

const isLoopback = ({ hostname }) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/**
 * Checks a URL: https, or http on this machine.
 *
 * @param {string} address
 * @param {URL} [from] what sent there; nobody is sent from outside to this machine
 */
export function assertAllowed(address, from) {
  let url;
  try {
    url = new URL(address, from);
  } catch {
    throw final(`"${address}" is no address.`);
  }
  if (url.protocol === 'https:') return url;
  if (url.protocol === 'http:' && isLoopback(url) && (!from || isLoopback(from))) return url;
  throw final(`${url.href} is not fetched: an address begins with https:// (or is a path).`);
}

/**
 * Requests a file from a byte offset.
 *
 * @param {URL} url
 * @returns the bytes from `start` on, which is 0 where the server can't go on; no body where the
 * file ends there already
 */
export async function openFrom(url, from, signal) {
  const answer = await follow(url, from, signal);
  const { status, headers, body } = answer;
  if (status === 416 && from > 0) {
    const total = Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]);
    await body?.cancel();
    // The whole file is there, or one of another length: only its hash can tell.
    return total === from ? {} : openFrom(url, 0, signal);
  }
  if (status === 206) {
    const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range')) ?? [];
    if (Number(start) !== from) throw final(`${url.host} sent another part than it was asked for.`);
    return limited({ body, start: from, total: total === '*' ? undefined : Number(total) });
  }
  if (status !== 200) throw refusal(url, status);
  const length = headers.get('content-length');
  return limited({ body, start: 0, total: length === null ? undefined : Number(length) });
}

function limited(answer) {
  if ((answer.total ?? 0) > mostBytes)
    throw final('The file is larger than 2 GB; no ONNX file is.');
  return answer;
}

async function follow(first, from, signal) {
  let url = first;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    // Byte offsets of a compressed response differ from the file's.
    const headers = { 'accept-encoding': 'identity', ...(from > 0 && { range: `bytes=${from}-` }) };
    const answer = await fetch(url, { headers, signal, redirect: 'manual' });
    const next = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || !next) return answer;
    await answer.body?.cancel();
    url = assertAllowed(next, url);
  }
  throw final(`${first.host} sends from one address to the next without an end.`);
}

function refusal({ host }, status) {
  const words = { 401: 'wants a sign-in', 403: 'does not give the file', 404: 'has no such file' };
  const message = `${host} ${words[status] ?? 'refused'} (HTTP ${status}).`;
  const mayPass = status === 408 || status === 429 || status >= 500;
  return mayPass ? new Error(message) : final(message);
}
