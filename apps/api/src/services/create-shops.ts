import { createPrint } from '../modules/print/print.module.ts';
import { createPrintShop, type Printed } from '../modules/print/print-shop.ts';
import type { SessionsService } from '../modules/sessions/sessions.service.ts';
import { createStore } from '../modules/store/store.module.ts';
import type { SubscriptionsService } from '../modules/subscriptions/subscriptions.service.ts';
import { createSecrets } from '../platform/secrets.ts';
import type { Pictures } from './create-pictures.ts';
import type { Platform } from './open-platform.ts';

type People = {
  sessions: SessionsService;
  subscriptions: SubscriptionsService;
  /** In place of the print provider and people's designs. */
  printed: Partial<Printed> | undefined;
};

/** Stores of merchants, and what is printed for people and in stores. */
export function createShops(platform: Platform, made: Pictures, people: People) {
  const { config } = platform;
  const before = config.APP_SECRET_BEFORE;
  const secretsBefore = before ? createSecrets(before) : undefined;
  const merchants = createStore({ ...platform, ...made, ...people, secretsBefore });
  const print = createPrint(platform);
  const { products } = merchants;
  return {
    merchants,
    print,
    ...createPrintShop({ ...platform, ...made, ...people, print, products }),
  };
}

export type Shops = ReturnType<typeof createShops>;
