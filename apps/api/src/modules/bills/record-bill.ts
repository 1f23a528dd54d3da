import type { Transaction } from '../../platform/database/database.ts';
import * as repository from './bills.repository.ts';
import type { BillRow, NewBill } from './bills.repository.ts';

/** Books a payment without an invoice; undefined if it is booked already. */
export const recordBill = (tx: Transaction, bill: NewBill): Promise<BillRow | undefined> =>
  repository.insertBill(tx, bill);
