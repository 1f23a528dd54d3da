import { serviceStatus } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services.ts';

export function statusRoutes(app: FastifyInstance, { status }: Services): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/status',
      { schema: { tags: ['status'], response: { 200: serviceStatus } }, logLevel: 'silent' },
      () => status.read(),
    );
}
