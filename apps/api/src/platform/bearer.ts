import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/**
 * The bearer token of a request.
 *
 * @throws AppError `Unauthorized` without one
 */
export function bearerOf(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('Unauthorized');
  return token;
}
