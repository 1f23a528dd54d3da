import { expect, it } from 'vitest';
import { checkAddress, emptyAddress, isAddress } from './address.ts';

const ann = {
  ...emptyAddress,
  ...{ name: 'Ann', email: 'ann@example.com', line1: 'Main Street 1', city: 'Berlin' },
  country_code: 'DE',
};

it('asks for a postal code only where the country has them', () => {
  expect(checkAddress(ann, { zip: false, state: false })).toEqual({});
  expect(checkAddress(ann, { zip: true, state: false })).toEqual({ zip: 'missing' });
  expect(checkAddress(ann, { zip: false, state: true })).toEqual({ state: 'missing' });
  expect(checkAddress({ ...ann, zip: '10115' }, { zip: true, state: false })).toEqual({});
});

it('names everything that is missing, and an address that is none', () => {
  expect(Object.keys(checkAddress(emptyAddress, { zip: true, state: false })).sort()).toEqual(
    ['city', 'country_code', 'email', 'line1', 'name', 'zip'].sort(),
  );
  expect(checkAddress({ ...ann, email: 'ann' }, { zip: false, state: false })).toEqual({
    email: 'badEmail',
  });
});

it('takes back from the storage only what is whole', () => {
  expect(isAddress(ann)).toBe(true);
  expect(isAddress({ name: 'Ann' })).toBe(false);
  expect(isAddress(null)).toBe(false);
});
