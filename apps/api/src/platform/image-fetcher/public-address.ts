import ipaddr from 'ipaddr.js';

/** Old ways to write an IPv4 address inside an IPv6 one, and old private ranges. */
const retired = ['::/96', 'fec0::/10'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether an address, IPv4-mapped ones included, belongs to the public internet. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || !retired.some((range) => address.match(range));
}
