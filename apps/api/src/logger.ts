import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Logs as JSON lines. What could open an account is never written. */
export const createLogger = (config: Pick<Config, 'LOG_LEVEL'>): Logger =>
  pino({
    level: config.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.password'],
    serializers: {
      // Addresses carry signed terms and sign-in tokens: only the path is logged.
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      err: pino.stdSerializers.err,
    },
  });
