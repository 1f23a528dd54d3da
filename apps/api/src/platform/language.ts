import { matchLanguage, type Language } from '@tintory/locales';
import type { FastifyRequest } from 'fastify';

/** The language the caller asked for; the client sends exactly one. */
export const languageOf = (request: FastifyRequest): Language =>
  matchLanguage(
    (request.headers['accept-language'] ?? '')
      .split(',')
      .map((tag) => tag.split(';')[0]?.trim() ?? ''),
  );
