import type { FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';

/** From where and with what a request comes. */
export const callerOf = (request: FastifyRequest) => ({
  ip: request.ip,
  language: languageOf(request),
});

/** The browser's user agent, truncated. */
export const userAgentOf = (request: FastifyRequest): string | null =>
  request.headers['user-agent']?.slice(0, 300) ?? null;
