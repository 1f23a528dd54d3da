import { AppError } from '../../../platform/errors.ts';
import type { Destinations } from './destinations.ts';

/** @throws AppError InvalidInput that names the country, or the zip, that nothing can be sent to */
export function assertDestination(
  destinations: Destinations,
  countries: readonly string[],
  country: string,
  zip: string,
): void {
  if (!countries.includes(country)) {
    throw new AppError('InvalidInput', { details: { country_code: { text: 'notSentThere' } } });
  }
  const problem = destinations.zipProblem(country, zip);
  if (problem) throw new AppError('InvalidInput', { details: { zip_code: problem } });
}
