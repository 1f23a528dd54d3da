import {
  createUploadBody,
  createUploadResult,
  downloadLinkBody,
  downloadLinkResult,
  imageLimits,
} from '@tintory/contract';
import multipart from '@fastify/multipart';
import { editorIds } from '@tintory/catalog';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { authOf } from '../../platform/auth.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';

export function uploadRoutes(app: FastifyInstance, { uploads, toolIds }: Services): void {
  void app.register(async (scope) => {
    // Only fields travel here; the file itself goes to the signed URL.
    await scope.register(multipart, { limits: { fields: 20, fieldSize: 2_000, files: 0 } });
    scope.addHook('preValidation', readFields);
    scope.addHook('preValidation', assertSize);
    const routes = scope.withTypeProvider<ZodTypeProvider>();

    routes.post(
      '/api/uploads',
      {
        onRequest: app.requireUser,
        config: { rateLimit: { max: 300, timeWindow: '1 minute' } },
        schema: {
          tags: ['uploads'],
          consumes: ['multipart/form-data'],
          body: createUploadBody([...toolIds, ...Object.values(editorIds)]),
          response: { 200: createUploadResult },
        },
      },
      (request) => uploads.create(authOf(request), request.body),
    );
  });

  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/uploads/download_link',
    {
      onRequest: app.requireUser,
      schema: { tags: ['uploads'], body: downloadLinkBody, response: { 200: downloadLinkResult } },
    },
    (request) => uploads.downloadLink(authOf(request).userId, request.body.object_id),
  );
}

/** Parses a form into the body. A truncated or invalid one is refused as the sender's error. */
async function readFields(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
    }
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause) throw cause;
    throw new AppError('InvalidInput', { cause, details: { body: { text: 'form' } } });
  }
  request.body = fields;
}

/** A file that is too large has a code of its own, not that of a wrong field. */
async function assertSize(request: FastifyRequest): Promise<void> {
  const body = request.body;
  const size = body && typeof body === 'object' && 'file_size' in body ? Number(body.file_size) : 0;
  if (size > imageLimits.maxBytes) throw new AppError('PayloadTooLarge');
}
