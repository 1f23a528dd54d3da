import { appIds } from '@tintory/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';

/** Both apps name themselves in every call; webhooks, opened links and other clients do not. */
const appIdHeader = { 'x-app-id': z.enum(appIds).optional() };

/** Adds the header to every call below `/api/` that is described, so that another value is refused and told of. */
export function describeAppId(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const schema = route.schema as (FastifySchema & { headers?: z.ZodObject }) | undefined;
    if (!schema || schema.hide || !route.url.startsWith('/api/')) return;
    const headers = (schema.headers ?? z.object({})).extend(appIdHeader);
    route.schema = { ...schema, headers };
  });
}
