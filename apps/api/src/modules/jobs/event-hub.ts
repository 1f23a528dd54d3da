import type { Language } from '@tintory/locales';
import type { WebSocket } from 'ws';
import type { Auth } from '../../platform/auth.ts';
import type { Services } from '../../services.ts';
import { close, ping, send } from './follower.ts';
import { openUserFeed, type UserFeed } from './user-feed.ts';
import { jobChanged } from './job-changed.ts';
import { batchChanged } from '../batches/batch-changed.ts';
import { sessionEnded } from '../sessions/session-ended.ts';

/** Tabs of one person; further ones poll. */
const mostSocketsOfUser = 10;
/** Below the minute after which many proxies drop a silent connection. */
const pingMs = 30_000;

export const unauthorized = { code: 4401, reason: 'Unauthorized' } as const;
const tooMany = { code: 4429, reason: 'TooManyRequests' } as const;

type HubServices = Pick<
  Services,
  'batchReader' | 'database' | 'events' | 'logger' | 'sessions' | 'uploads'
>;

/** Hears every change once for all sockets of this process, and tells each user's their own. */
export function createEventHub(services: HubServices) {
  const { events, logger, sessions } = services;
  const feeds = new Map<string, UserFeed>();
  const followers = () => [...feeds.values()].flatMap((feed) => [...feed.followers]);

  async function checkSessions(): Promise<void> {
    for (const follower of followers()) {
      if (!(await sessions.isLive(follower.sessionId))) close(follower, unauthorized);
      else send(follower, { type: 'ready' });
    }
  }

  const stops = [
    events.on(jobChanged, ({ userId, jobId }) => feeds.get(userId)?.tellJob(jobId)),
    events.on(batchChanged, ({ userId, batchId }) => feeds.get(userId)?.tellBatch(batchId)),
    events.on(sessionEnded, ({ sessionId }) => {
      for (const one of followers()) if (one.sessionId === sessionId) close(one, unauthorized);
    }),
    events.onGap(() => {
      checkSessions().catch((err: unknown) => logger.error({ err }, 'Sessions were not checked.'));
    }),
  ];
  const pinging = setInterval(() => followers().forEach(ping), pingMs);

  return {
    /** Subscribes a socket to its user's changes; one beyond the limit is closed. */
    join: (socket: WebSocket, { userId, sessionId }: Auth, language: Language): void => {
      // The client may have disconnected while the token was read.
      if (socket.readyState !== socket.OPEN) return;
      const follower = { socket, sessionId, language, answered: true };
      const feed = feeds.get(userId) ?? openUserFeed(services, userId);
      if (feed.followers.size >= mostSocketsOfUser) return close(follower, tooMany);
      feeds.set(userId, feed);
      feed.followers.add(follower);
      socket.on('pong', () => (follower.answered = true));
      socket.once('close', () => {
        feed.followers.delete(follower);
        if (feed.followers.size > 0) return;
        feed.stop();
        feeds.delete(userId);
      });
      send(follower, { type: 'ready' });
    },

    close: (): void => {
      clearInterval(pinging);
      for (const stop of stops) stop();
    },
  };
}
