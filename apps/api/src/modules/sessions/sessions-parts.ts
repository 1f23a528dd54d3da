import type { SessionInfo } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Tokens } from './tokens.ts';

/** What sessions need; each call takes its share. */
export type SessionsParts = {
  db: Database;
  tokens: Tokens;
  secrets: Secrets;
  events: Events;
  now: () => Date;
};

/** How and with what somebody signed in. */
export type Device = { method: SessionInfo['method']; userAgent: string | null };
