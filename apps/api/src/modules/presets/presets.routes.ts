import {
  createPresetBody,
  listPresetsQuery,
  okResult,
  preset,
  presetList,
} from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../platform/auth.ts';
import type { Services } from '../../services.ts';
import { listPresets, removePreset, savePreset } from './presets.service.ts';

const params = z.object({ id: z.uuid() });

export function presetRoutes(app: FastifyInstance, { database, now }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const guarded = { onRequest: app.requireUser };
  const schema = { tags: ['presets'] };

  routes.post(
    '/api/presets',
    { ...guarded, schema: { ...schema, body: createPresetBody, response: { 200: preset } } },
    (request) => savePreset(database.db, authOf(request).userId, request.body, now()),
  );

  routes.get(
    '/api/presets',
    {
      ...guarded,
      schema: { ...schema, querystring: listPresetsQuery, response: { 200: presetList } },
    },
    (request) => listPresets(database.db, authOf(request).userId, request.query.tool_id),
  );

  routes.delete(
    '/api/presets/:id',
    { ...guarded, schema: { ...schema, params, response: { 200: okResult } } },
    async (request) => {
      await removePreset(database.db, authOf(request).userId, request.params.id);
      return { ok: 1 as const };
    },
  );
}
