import { errorStatus, type ErrorCode } from '@tintory/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './errors.ts';
import { languageOf } from './language.ts';
import { errorMessage } from './messages.ts';

/** The one place where a failure becomes an answer; nothing internal leaves by it. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    answer(toAppError(error), error, request, reply),
  );
  app.setNotFoundHandler((request, reply) => {
    const error = new AppError('NotFound');
    return answer(error, error, request, reply);
  });
}

async function answer(error: AppError, cause: Error, request: FastifyRequest, reply: FastifyReply) {
  if (error.status >= 500) request.log.error({ err: cause }, 'The request failed.');
  else request.log.info({ code: error.code }, 'The request was refused.');
  if (error.retryAfterSeconds) void reply.header('retry-after', error.retryAfterSeconds);
  return reply.status(error.status).send({
    code: error.code,
    message: await errorMessage(languageOf(request), error.code),
    request_id: request.id,
    ...(error.details ? { details: error.details } : {}),
  });
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('InvalidInput', { cause: error, details: reasons(error.validation) });
  }
  const status = error.statusCode ?? 500;
  return new AppError(status === 400 ? 'InvalidInput' : codeOf(status), { cause: error });
}

/** Fields with what is wrong about each, from `/inputs/0/key` to `inputs.0.key`. */
function reasons(issues: { instancePath: string; message?: string | undefined }[]) {
  return Object.fromEntries(
    issues.map((issue) => [
      issue.instancePath.split('/').filter(Boolean).join('.') || 'body',
      issue.message ?? 'This value is not allowed.',
    ]),
  );
}

const byStatus: Record<number, ErrorCode> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMedia',
  429: 'TooManyRequests',
};

const codeOf = (status: number): ErrorCode => {
  const code = byStatus[status];
  if (code && errorStatus[code] === status) return code;
  return status >= 400 && status < 500 ? 'InvalidInput' : 'Internal';
};
