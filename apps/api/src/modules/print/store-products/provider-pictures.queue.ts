import { defineQueue } from '../../../platform/queue/define-queue.ts';
import { outsideService } from '../../../platform/queue/queue-settings.ts';

/** A product of a store that is to get the provider's own pictures. */
export type ProviderPicturesMessage = { shop: string; id: string };

export const providerPicturesQueue = defineQueue<ProviderPicturesMessage>({
  name: 'provider-pictures',
  keep: {
    notify: true,
    // The product is sold with our mock-ups meanwhile; given up after an hour.
    retryLimit: 4,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 900,
    // Printful's task is waited for five minutes; a process that has not finished by then has died.
    expireInSeconds: 480,
    deleteAfterSeconds: 3_600,
  },
  take: outsideService.take,
});
