import { describe, expect, it } from 'vitest';
import { createDestinations } from './destinations.ts';
import { createRates } from './rates.ts';
import { readShipping } from './shipping-records.ts';

const records = readShipping();
const destinations = createDestinations(records);

const address = {
  ...{ name: 'Ann', line1: 'Street 1', line2: '', city: 'Town', state: '', zip: '' },
  ...{ country_code: 'DE', email: 'ann@example.com', phone: '' },
};

describe('destinations', () => {
  it('lie in one zone each', () => {
    const { countries } = createRates(records);
    expect(new Set(countries).size).toBe(countries.length);
    expect(destinations.describe(countries, 'en').every(({ code, name }) => code !== name)).toBe(
      true,
    );
  });

  it.each([
    ...(['DE 10115', 'US 90210-1234', 'CA k1a 0b1', 'GB SW1A 1AA', 'JP 1000001'] as const),
    ...([
      'IE D02 AF30',
      'NL 1012 AB',
      'PL 00-950',
      'PT 1000-205',
      'SE 111 22',
      'LT 01100',
    ] as const),
    ...(['BR 01310-100', 'IN 110 001', 'KR 04524', 'EG 11511', 'RE 97400', 'SG 018956'] as const),
    ...(['AE 00000', 'HK ', 'SA 11564', 'TR 34000', 'GG GY1 1AA', 'GL 3900'] as const),
  ])('take the zip of %s', (text) => {
    expect(destinations.zipProblem(text.slice(0, 2), text.slice(3))).toBeUndefined();
  });

  it('ask for a state where the post wants one, by code or name', () => {
    const problems = (country_code: string, zip: string, state: string) =>
      destinations.addressProblems({ ...address, country_code, zip, state });
    expect(problems('US', '90210', '')).toEqual({ state: { text: 'missing' } });
    expect(problems('US', '90210', 'Atlantis')).toEqual({ state: { text: 'state' } });
    expect(problems('US', '90210', 'ca')).toEqual({});
    expect(problems('AU', '2600', 'australian capital territory')).toEqual({});
    expect(problems('DE', '1011', '')).toEqual({ zip: { text: 'zip' } });
    expect(problems('DE', '10115', '')).toEqual({});
  });

  it('know the state that a zip lies in', () => {
    const states = [
      ...[
        ['US', '90210'],
        ['US', '00501'],
        ['US', '20500'],
        ['US', '10001-0001'],
      ],
      ...[
        ['CA', 'k1a 0b1'],
        ['AU', '2601'],
        ['AU', '2000'],
        ['DE', '10115'],
      ],
    ].map(([country = '', zip = '']) => destinations.stateOfZip(country, zip));
    expect(states).toEqual(['CA', 'NY', 'DC', 'NY', 'ON', 'ACT', 'NSW', undefined]);
  });
});
