import type { PrintOrder } from '@tintory/contract';

type Status = PrintOrder['status'];
type TimelineStep = { status: Status; state: 'done' | 'now' | 'open' };

const way: readonly Status[] = [
  'awaiting_payment',
  'paid',
  'in_production',
  'shipped',
  'delivered',
];

/**
 * The way of an order: what lies behind it, where it is, and what is still to come.
 *
 * @param isPaid whether money has come that goes back where nothing is made
 */
export function timelineSteps(status: Status, isPaid: boolean): TimelineStep[] {
  const at = way.indexOf(status);
  if (at >= 0) {
    const shown = status === 'awaiting_payment' ? way : way.slice(1);
    return shown.map((step) => ({ status: step, state: stateOf(way.indexOf(step), at) }));
  }
  // Why it was not made is said beside it: the shop could not, or the buyer did not want it any more.
  if (status === 'refunded') return [done('paid'), done('refunded')];
  if (!isPaid) return [{ status, state: 'now' }];
  return [done('paid'), { status, state: 'now' }, { status: 'refunded', state: 'open' }];
}

const done = (status: Status): TimelineStep => ({ status, state: 'done' });

function stateOf(step: number, at: number): TimelineStep['state'] {
  if (step < at || (step === at && at === way.length - 1)) return 'done';
  return step === at ? 'now' : 'open';
}
