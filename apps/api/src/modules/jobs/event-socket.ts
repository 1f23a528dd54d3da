import { authMessage } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/language.ts';
import type { Services } from '../../services.ts';
import { createEventHub, unauthorized } from './event-hub.ts';

const authTimeoutMs = 5_000;

/** `GET /api/events`: after a good token, every change of the user's jobs and batches. */
export function eventSocket(app: FastifyInstance, services: Services): void {
  const hub = createEventHub(services);
  app.addHook('onClose', () => hub.close());
  app.get('/api/events', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const close = () => socket.close(unauthorized.code, unauthorized.reason);
    const timer = setTimeout(close, authTimeoutMs);
    socket.once('message', (data) => {
      clearTimeout(timer);
      void readToken(data.toString())
        .then((token) => services.sessions.authenticate(token, 'events'))
        .then((auth) => hub.join(socket, auth, languageOf(request)))
        .catch(close);
    });
    socket.once('close', () => clearTimeout(timer));
  });
}

const readToken = async (text: string): Promise<string> =>
  authMessage.parse(JSON.parse(text)).token;
