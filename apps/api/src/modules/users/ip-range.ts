import ipaddr from 'ipaddr.js';

/** How many first bits usually belong to one household or office. */
const bits = { ipv4: 24, ipv6: 48 };

/** The range an address is in, e.g. `203.0.113.0/24`; IPv4 inside IPv6 counts as IPv4. */
export function ipRange(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  const kept = bits[address.kind()];
  const bytes = address.toByteArray().map((byte, index) => (index * 8 < kept ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${kept}`;
}
