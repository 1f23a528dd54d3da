import type { ShippingCountry } from '@tintory/contract';
import { useUser } from '@tintory/session';
import { useEffect, useState } from 'react';
import { checkAddress, emptyAddress, isAddress, type Address } from './address.ts';

const key = 'tintory-print-address';

function stored(): Address {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isAddress(kept) ? kept : emptyAddress;
  } catch {
    return emptyAddress;
  }
}

/** Kept as long as this tab: whoever comes back from the payment page finds it filled in. */
function store(address: Address): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(address));
  } catch {
    // Where nothing may be stored it is typed again.
  }
}

/** Where the order goes, as far as it is typed. */
export function useAddress(countries: readonly ShippingCountry[] | undefined) {
  const [address, setAddress] = useState(stored);
  /** What the server found wrong, until that field is typed in. */
  const [refused, setRefused] = useState<Partial<Record<keyof Address, string>>>({});
  /** How often somebody wanted to go on and could not. */
  const [refusals, setRefusals] = useState(0);
  const { user } = useUser();
  const email = user?.email;
  useEffect(() => {
    if (email) setAddress((before) => (before.email ? before : { ...before, email }));
  }, [email]);
  useEffect(() => store(address), [address]);
  const country = countries?.find(({ code }) => code === address.country_code);
  const problems = checkAddress(address, {
    zip: country?.zip_required ?? false,
    state: country?.state_required ?? false,
  });
  return {
    address,
    country,
    refused,
    /** Nothing is marked before somebody wants to pay. */
    problems: refusals > 0 ? problems : {},
    refusals,
    change: (field: keyof Address, value: string) => {
      setAddress((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _, ...others }) => others);
    },
    /** @returns whether it may be sent */
    check: (): boolean => {
      const isFit = Object.keys(problems).length === 0;
      if (!isFit) setRefusals((before) => before + 1);
      return isFit;
    },
    refuse: (fields: Partial<Record<keyof Address, string>>) => {
      setRefused(fields);
      if (Object.keys(fields).length > 0) setRefusals((before) => before + 1);
    },
  };
}

export type AddressWork = ReturnType<typeof useAddress>;
