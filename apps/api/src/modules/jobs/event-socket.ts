import { authMessage, type ServerEvent } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Auth } from '../../platform/auth.ts';
import { languageOf } from '../../platform/language.ts';
import type { JobChange } from '../../platform/events/events.ts';
import type { Services } from '../../services.ts';
import { viewJob } from './job-view.ts';
import { findJob } from './jobs.repository.ts';

const authTimeoutMs = 5_000;
/** Below the minute after which many proxies drop a silent connection. */
const pingMs = 30_000;

/** `GET /api/events`: after a good token, every change of the user's jobs. */
export function eventSocket(app: FastifyInstance, services: Services): void {
  app.get('/api/events', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const close = () => socket.close(4401, 'Unauthorized');
    const timer = setTimeout(close, authTimeoutMs);
    socket.once('message', (data) => {
      clearTimeout(timer);
      void readToken(data.toString())
        .then((token) => services.sessions.authenticate(token, 'events'))
        .then((auth) => follow(socket, services, auth, languageOf(request)))
        .catch(close);
    });
    socket.once('close', () => clearTimeout(timer));
  });
}

const readToken = async (text: string): Promise<string> =>
  authMessage.parse(JSON.parse(text)).token;

function follow(
  socket: WebSocket,
  services: Services,
  { userId, sessionId }: Auth,
  language: ReturnType<typeof languageOf>,
): void {
  const { events, database, uploads, logger } = services;
  const send = (event: ServerEvent) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
  };
  // One after another, so that a job's changes arrive in the order they happened.
  let last = Promise.resolve();
  const tell = async ({ jobId }: JobChange) => {
    const row = await findJob(database.db, userId, jobId);
    if (row) send({ type: 'job', job: await viewJob(row, uploads, language) });
  };
  const stop = events.onJob((change) => {
    if (change.userId !== userId) return;
    last = last
      .then(() => tell(change))
      .catch((err: unknown) => logger.error({ err }, 'No event.'));
  });
  const stopWithSession = events.onSessionEnd((end) => {
    if (end.sessionId === sessionId) socket.close(4401, 'Unauthorized');
  });
  const ping = setInterval(() => socket.ping(), pingMs);
  socket.once('close', () => {
    clearInterval(ping);
    stop();
    stopWithSession();
  });
  send({ type: 'ready' });
}
