/** An address while it is typed. */
export type Address = {
  name: string;
  email: string;
  line1: string;
  line2: string;
  zip: string;
  city: string;
  state: string;
  country_code: string;
  phone: string;
};

export const addressFields = [
  'name',
  'email',
  'line1',
  'line2',
  'zip',
  'city',
  'state',
  'country_code',
  'phone',
] as const satisfies readonly (keyof Address)[];

export const emptyAddress: Address = {
  ...{ name: '', email: '', line1: '', line2: '', zip: '', city: '' },
  ...{ state: '', country_code: '', phone: '' },
};

type AddressProblem = 'missing' | 'badEmail';

/** Whether something that was stored is an address, perhaps half of one. */
export function isAddress(value: unknown): value is Address {
  if (typeof value !== 'object' || value === null) return false;
  return addressFields.every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );
}

/** Client-side errors of an address; the server checks the rest. */
export function checkAddress(
  address: Address,
  needs: { zip: boolean; state: boolean },
): Partial<Record<keyof Address, AddressProblem>> {
  const needed = ['name', 'email', 'line1', 'city', 'country_code'] as const;
  const byCountry = (['zip', 'state'] as const).filter((field) => needs[field]);
  const missing = [...needed, ...byCountry].filter((field) => address[field].trim() === '');
  const problems: Partial<Record<keyof Address, AddressProblem>> = Object.fromEntries(
    missing.map((field) => [field, 'missing' as const]),
  );
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(address.email.trim())) problems.email = 'badEmail';
  return problems;
}
