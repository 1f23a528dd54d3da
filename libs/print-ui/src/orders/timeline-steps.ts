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

/** The way of an order: what lies behind it, where it is, and what is still to come. */
export function timelineSteps(status: Status): TimelineStep[] {
  const at = way.indexOf(status);
  if (at >= 0) {
    const shown = status === 'awaiting_payment' ? way : way.slice(1);
    return shown.map((step) => ({ status: step, state: stateOf(way.indexOf(step), at) }));
  }
  if (status === 'canceled') return [{ status, state: 'now' }];
  const failed: TimelineStep = { status: 'failed', state: status === 'failed' ? 'now' : 'done' };
  const refunded: TimelineStep = {
    status: 'refunded',
    state: status === 'refunded' ? 'now' : 'open',
  };
  const paid: TimelineStep = { status: 'paid', state: 'done' };
  return [paid, failed, refunded];
}

function stateOf(step: number, at: number): TimelineStep['state'] {
  if (step < at || (step === at && at === way.length - 1)) return 'done';
  return step === at ? 'now' : 'open';
}
