import { useQuery } from '@tanstack/react-query';
import { ApiError, shippingMethodsQuery } from '@tintory/api-client';
import type { ShippingMethod } from '@tintory/contract';
import { useLanguage } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useEffect, useState } from 'react';
import type { AddressWork } from './use-address.ts';

/** Debounced, so that not every letter of a postal code is sent. */
const restMs = 500;

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

type Shipping = {
  state: 'asking first' | 'loading' | 'failed' | 'none' | 'ready';
  methods: readonly ShippingMethod[];
  chosen: ShippingMethod | undefined;
  choose: (id: string) => void;
  retry: () => void;
  /** What of the address keeps it from being priced. */
  zipProblem: string | undefined;
};

/** How it can be sent, and what that costs. */
export function useShipping({ address, country }: AddressWork, weight: number): Shipping {
  const { language } = useLanguage();
  const [id, choose] = useState('');
  const zip = useRested(address.zip.trim());
  const isKnown = country !== undefined && (!country.zip_required || zip !== '') && weight > 0;
  const parcel = { country_code: address.country_code, zip_code: zip, weight };
  const query = useQuery({ ...shippingMethodsQuery(useApi(), parcel, language), enabled: isKnown });
  const methods = query.data?.methods ?? [];
  const details = query.error instanceof ApiError ? query.error.details : undefined;
  const zipProblem = details?.['zip_code'] ?? details?.['zip'];
  const state = () => {
    if (!isKnown || zipProblem) return 'asking first';
    if (query.isError) return 'failed';
    if (!query.data) return 'loading';
    return methods.length === 0 ? 'none' : 'ready';
  };
  return {
    state: state(),
    methods,
    chosen: methods.find((one) => one.id === id) ?? methods[0],
    choose,
    retry: () => void query.refetch(),
    zipProblem,
  };
}

export type ShippingWork = ReturnType<typeof useShipping>;
