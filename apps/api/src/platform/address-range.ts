import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** How many first bits of an address count. */
type Bits = { ipv4: number; ipv6: number };

/** One customer's network: providers assign a whole /64 of IPv6 to each. */
const line: Bits = { ipv4: 32, ipv6: 64 };

/**
 * The range an address is in, e.g. `203.0.113.0/24`, or the address itself where all of it counts;
 * IPv4 inside IPv6 counts as IPv4.
 */
export function addressRange(ip: string, bits: Bits): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  const kept = bits[address.kind()];
  const bytes = address.toByteArray();
  const first = bytes.map((byte, index) => (index * 8 < kept ? byte : 0));
  const range = ipaddr.fromByteArray(first).toString();
  return kept === bytes.length * 8 ? range : `${range}/${kept}`;
}

/** The key of a request in a limit by address. */
export const lineOf = (request: FastifyRequest): string => addressRange(request.ip, line);
