import ipaddr from 'ipaddr.js';

/** Deprecated IPv4-compatible IPv6 addresses, which some systems still route. */
const compatible = ipaddr.IPv6.parseCIDR('::/96');

/** Whether an address, IPv4-mapped ones included, belongs to the public internet. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || !address.match(compatible);
}
