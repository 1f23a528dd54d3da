import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The shape of `dns.lookup` that asks for all addresses. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A name that resolves to an address that must not be reached. */
export class BlockedAddressError extends Error {}

/**
 * Resolves a name for a connection that is about to be opened. What is checked is what is connected
 * to, so a name that changes its address in between gains nothing. One bad address refuses them all.
 */
export const guardLookup =
  (lookup: Lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('No address.'), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new BlockedAddressError('The address is not public.'), '', 0);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
