import type { ProviderStatus } from '../print-provider.ts';

/** Days after which an order is in the next state; a parcel is delivered after its method's days. */
const startOfProduction = 1;
const startOfJourney = 3;

/** Where an order stands so many days after it was accepted. */
export function statusAfter(days: number, deliveryDays: number): ProviderStatus {
  if (days < startOfProduction) return 'accepted';
  if (days < startOfJourney) return 'in_production';
  return days < Math.max(deliveryDays, startOfJourney + 1) ? 'shipped' : 'delivered';
}
