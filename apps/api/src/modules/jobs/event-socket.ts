import { authMessage, type ServerEvent } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Auth } from '../../platform/auth.ts';
import { languageOf } from '../../platform/language.ts';
import type { JobChange } from '../../platform/events/events.ts';
import type { Services } from '../../services.ts';
import { viewJob } from './job-view.ts';
import { findJob } from './jobs.repository.ts';
import { throttleByKey } from './throttle-by-key.ts';

const authTimeoutMs = 5_000;
/** Below the minute after which many proxies drop a silent connection. */
const pingMs = 30_000;
/** A batch changes with each of its jobs; four times a second is smooth to the eye. */
const batchMs = 250;

/** `GET /api/events`: after a good token, every change of the user's jobs and batches. */
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
  const { batchReader, events, database, uploads, logger } = services;
  const send = (event: ServerEvent) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
  };
  // One after another, so that changes arrive in the order they happened.
  let last = Promise.resolve();
  const inTurn = (tell: () => Promise<void>) => {
    last = last.then(tell).catch((err: unknown) => logger.error({ err }, 'No event.'));
  };
  const tell = async ({ jobId }: JobChange) => {
    const row = await findJob(database.db, userId, jobId);
    if (row) send({ type: 'job', job: await viewJob(row, uploads, language) });
  };
  const stop = events.onJob((change) => {
    if (change.userId === userId) inTurn(() => tell(change));
  });
  const tellBatch = async (id: string) => {
    const batch = await batchReader.find(userId, id);
    if (batch) send({ type: 'batch', batch });
  };
  const batchNews = throttleByKey((id) => inTurn(() => tellBatch(id)), batchMs);
  const stopBatches = events.onBatch((change) => {
    if (change.userId === userId) batchNews.tell(change.batchId);
  });
  const stopWithSession = events.onSessionEnd((end) => {
    if (end.sessionId === sessionId) socket.close(4401, 'Unauthorized');
  });
  const ping = setInterval(() => socket.ping(), pingMs);
  socket.once('close', () => {
    clearInterval(ping);
    stop();
    stopBatches();
    batchNews.stop();
    stopWithSession();
  });
  send({ type: 'ready' });
}
