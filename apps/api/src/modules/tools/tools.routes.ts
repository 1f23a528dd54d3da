import { tool, toolSamplePage } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOf } from '../../platform/language.ts';
import type { Services } from '../../services.ts';

const params = z.object({ id: z.string().max(60) });
const sampleQuery = z.object({
  cursor: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});

export function toolRoutes(app: FastifyInstance, { tools }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/tools/:id',
    { schema: { tags: ['tools'], params, response: { 200: tool } } },
    (request) => tools.read(request.params.id, languageOf(request)),
  );

  routes.get(
    '/api/tools/:id/more_samples',
    {
      schema: {
        tags: ['tools'],
        params,
        querystring: sampleQuery,
        response: { 200: toolSamplePage },
      },
    },
    (request) => {
      const { cursor, limit } = request.query;
      return tools.listSamples(request.params.id, languageOf(request), cursor, limit);
    },
  );
}
