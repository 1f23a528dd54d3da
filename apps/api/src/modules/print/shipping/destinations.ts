import type { PrintAddress, ShippingCountry } from '@tintory/contract';
import validator from 'validator';
import type { Detail } from '../../../platform/detail.ts';
import type { ShippingRecords } from './shipping-records.ts';

export type Destinations = ReturnType<typeof createDestinations>;

/** The destinations and their address formats. */
export function createDestinations({ postal, states }: ShippingRecords) {
  const zipRule = (country: string): ((zip: string) => boolean) | undefined => {
    const pattern = postal.patterns[country];
    if (pattern) return (zip) => pattern.test(zip);
    const locale = validator.isPostalCodeLocales.find((known) => known === country);
    return locale && ((zip) => validator.isPostalCode(zip, locale));
  };

  const zipNeeded = (country: string): boolean =>
    !postal.withoutZip.includes(country) && zipRule(country) !== undefined;

  /** The problem of a zip; undefined if it is valid. */
  function zipProblem(country: string, given: string): Detail | undefined {
    const zip = given.trim().toUpperCase();
    if (postal.withoutZip.includes(country)) return undefined;
    const rule = zipRule(country) ?? isPlausible;
    if (zip === '') return zipNeeded(country) ? { text: 'missing' } : undefined;
    return rule(zip) ? undefined : { text: 'zip' };
  }

  /** The code by which the post knows a state, from its code or its name. */
  function stateCode(country: string, given: string): string | undefined {
    const text = given.trim().toLowerCase();
    const known = Object.entries(states.known[country] ?? {});
    return known.find(([code, { name }]) =>
      [code.toLowerCase(), name.toLowerCase()].includes(text),
    )?.[0];
  }

  function stateProblem(country: string, given: string): Detail | undefined {
    if (!states.wanted.includes(country)) return undefined;
    if (given.trim() === '') return { text: 'missing' };
    return !states.known[country] || stateCode(country, given) ? undefined : { text: 'state' };
  }

  return {
    zipProblem,
    stateCode,
    /** The state that a zip lies in, by its longest known beginning. */
    stateOfZip: (country: string, zip: string): string | undefined =>
      Object.entries(states.known[country] ?? {})
        .flatMap(([code, { zips }]) => zips.map((start) => ({ code, start })))
        .filter(({ start }) => zip.trim().toUpperCase().startsWith(start))
        .sort((a, b) => b.start.length - a.start.length)[0]?.code,
    /** An address's problems by field; empty if it is valid. */
    addressProblems: (address: PrintAddress): Record<string, Detail> => {
      const { country_code: country, zip, state } = address;
      const found = { zip: zipProblem(country, zip), state: stateProblem(country, state) };
      return Object.fromEntries(
        Object.entries(found).filter((entry): entry is [string, Detail] => entry[1] !== undefined),
      );
    },
    /** Countries by their names in a language, sorted by them. */
    describe: (codes: readonly string[], language: string): ShippingCountry[] => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return codes
        .map((code) => ({
          ...{ code, name: names.of(code) ?? code },
          ...{ zip_required: zipNeeded(code), state_required: states.wanted.includes(code) },
        }))
        .sort((a, b) => a.name.localeCompare(b.name, language));
    },
  };
}

const isPlausible = (zip: string): boolean => /^[A-Z0-9][A-Z0-9 -]{1,10}$/.test(zip);
