import { defineQueue } from '../../../platform/queue/define-queue.ts';
import { outsideService } from '../../../platform/queue/queue-settings.ts';

/** A print order that may need its next step, or a mail about it. */
export type PrintMessage = { orderId: string; mail?: string };

export const printQueue = defineQueue<PrintMessage>({ name: 'prints', ...outsideService });
