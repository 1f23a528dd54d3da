import { defineQueue } from '../../../platform/queue/define-queue.ts';
import { outsideService } from '../../../platform/queue/queue-settings.ts';

/** A print order that may have something to do, or of which a mail is to be sent. */
export type PrintMessage = { orderId: string; mail?: string };

export const printQueue = defineQueue<PrintMessage>({ name: 'prints', ...outsideService });
