import type { ImagePool } from '@tintory/image-pool';
import type { PlaceLibrary } from '@tintory/places';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createStripeOrderPayments } from '../payments/stripe-order-payments.ts';
import type { StoreProducts } from '../store/products/store-products.service.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import type { PicturesService } from '../uploads/pictures.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { openDesigns } from './designs/open-designs.ts';
import { createOrderChecks } from './orders/check-orders.ts';
import type { DesignsForOrders } from './orders/designs-for-orders.ts';
import { createOrderedDesigns } from './orders/ordered-designs.ts';
import { createPrintOrdersService } from './orders/orders.service.ts';
import type { PrintProvider } from './print-provider.ts';
import type { Print } from './print.module.ts';
import { createStoreProductsService } from './store-products/store-products.service.ts';

/** Who makes what is ordered, and of which designs. */
export type Printed = { provider: PrintProvider; designs: DesignsForOrders };

type Parts = {
  config: Config;
  db: Database;
  pool: ImagePool;
  queue: Queue;
  mailer: Mailer;
  storage: Storage;
  library: PlaceLibrary;
  pictures: PicturesService;
  uploads: UploadsService;
  subscriptions: SubscriptionsService;
  origins: readonly string[];
  print: Print;
  /** Products of the stores' admins. */
  products: StoreProducts;
  /** In place of the provider and the designs of people. */
  printed?: Partial<Printed> | undefined;
  onError: (error: unknown) => void;
  now: () => Date;
};

/** Designs on products, orders of them, and products of stores made from them. */
export function createPrintShop(parts: Parts) {
  const { config, db, queue, storage, print, products, onError, now } = parts;
  const designing = openDesigns({ ...parts, listProducts: print.provider.listProducts });
  const { designs } = designing;
  const printed: Printed = {
    provider: print.provider,
    designs: createOrderedDesigns({ designs, storage, now }),
    ...parts.printed,
  };
  const payments = createStripeOrderPayments(config);
  const orders = createPrintOrdersService({
    ...{ ...parts, ...printed, payments },
    webOrigin: config.WEB_ORIGIN,
  });
  const { syncPayment } = orders;
  return {
    ...designing,
    printOrders: orders,
    checkPrintOrders: createOrderChecks({ db, ...printed, payments, syncPayment, now }),
    storeProducts: createStoreProductsService({
      ...{ db, queue, onError, now, designs, products },
      ...{ catalogue: print.catalogue, provider: printed.provider },
      printFiles: printed.designs.printFiles,
    }),
  };
}
