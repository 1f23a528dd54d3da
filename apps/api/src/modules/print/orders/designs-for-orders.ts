import type { PrintFile } from '../print-provider.ts';

/** What an order needs to know of a design. */
export type OrderedDesign = { id: string; productId: string; mockupUrl: string | null };

/** Designs as orders use them. */
export type DesignsForOrders = {
  /** Null if the user has no such design. */
  find(userId: string, designId: string): Promise<OrderedDesign | null>;
  /** Keeps what is ordered until it is printed. */
  keep(userId: string, designId: string): Promise<void>;
  /**
   * Ready to be printed on a variant.
   *
   * @throws AppError `NotFound` where a design or one of its pictures is gone
   */
  printFiles(designId: string, variantId: string): Promise<PrintFile[]>;
};
