import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** A session that ended: its sockets are closed. */
export const sessionEnded = defineEvent(
  'tintory_session_ends',
  z.object({ sessionId: z.string() }),
);
