import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Nobody has more proxies; a large number would trust whatever a caller writes. */
const mostHops = 9;

/** Names for ranges of a network's own addresses, as Fastify takes them. */
const ownRanges = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The trusted proxies in front: `false`, their number, or their addresses separated by commas.
 * Trusting all would let callers claim any address.
 */
export const trustProxy = z
  .string()
  .default('false')
  .transform((value, context): false | number | string[] => {
    const text = value.trim();
    if (text === 'false' || text === '0') return false;
    if (/^\d+$/.test(text) && Number(text) <= mostHops) return Number(text);
    const list = text.split(',').map((one) => one.trim());
    if (list.every(isRange)) return list;
    context.addIssue(`how many proxies stand in front, up to ${mostHops}, or their addresses.`);
    return z.NEVER;
  });

/** The same for Fastify: whether the address at this place, 0 being the connection's own, is a proxy's. */
export const trustFunction = (trusted: false | number | string[]) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

/** Short forms such as `10.1` are usually typing errors. */
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

function isRange(text: string): boolean {
  if (ownRanges.includes(text)) return true;
  if (!text.includes('/')) return isAddress(text);
  return ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0;
}
