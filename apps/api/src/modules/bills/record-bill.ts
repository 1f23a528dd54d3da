import type { Transaction } from '../../platform/database/database.ts';
import * as repository from './bills.repository.ts';
import type { BillRow, NewBill } from './bills.repository.ts';

/** Books money that moved elsewhere than by an invoice; undefined when that is in the books. */
export const recordBill = (tx: Transaction, bill: NewBill): Promise<BillRow | undefined> =>
  repository.insertBill(tx, bill);
