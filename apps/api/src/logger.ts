import { appIds } from '@tintory/contract';
import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { logError } from './platform/log-error.ts';

/** Logs JSON lines, without secrets and personal data. */
export const createLogger = (
  config: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(),
): Logger =>
  pino(
    {
      level: config.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.password'],
      serializers: {
        // Addresses carry signed terms and sign-in tokens: only the path is logged.
        req: (request: Pick<FastifyRequest, 'method' | 'url' | 'id' | 'headers'>) => ({
          id: request.id,
          // Absent for other clients; bounded in length.
          app: appIds.find((id) => id === request.headers['x-app-id']),
          method: request.method,
          path: request.url.split('?')[0],
        }),
        err: (error: unknown) => logError(error),
      },
    },
    destination,
  );
