import { attributionList } from '@tintory/contract';
import { readAttributions } from '@tintory/imaging';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

export function attributionRoutes(app: FastifyInstance): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/attributions',
      { schema: { tags: ['attributions'], response: { 200: attributionList } } },
      () => readAttributions(),
    );
}
