import type { createStoreProductBody } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { StoreProducts } from '../../store/products/store-products.service.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DesignsService } from '../designs/designs.service.ts';
import type { DesignsForOrders } from '../orders/designs-for-orders.ts';
import type { PrintProvider } from '../print-provider.ts';

/** What designs in a store need; each call takes its share. */
export type StoreProductsParts = {
  db: Database;
  queue: Pick<Queue, 'send'>;
  designs: Pick<DesignsService, 'read' | 'rendered' | 'keep' | 'keepNeeded'>;
  catalogue: Catalogue;
  products: StoreProducts;
  /** Printful's store connection brings it the orders of such products; the embedded one gets none. */
  provider: Pick<PrintProvider, 'name' | 'mockups'>;
  printFiles: DesignsForOrders['printFiles'];
  onError: (error: unknown) => void;
  now: () => Date;
};

/** Who asks, and in which language. */
export type Asker = { shop: string; userId: string; language: Language };

export type StoreProductBody = z.output<typeof createStoreProductBody>;
